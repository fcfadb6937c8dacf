import { marketplaceApi } from '@/api/marketplaceApi';
import { paths } from '@/domain/paths';
import { CarouselSection } from '@/features/home/CarouselSection';
import { Hero } from '@/features/home/Hero';
import { HomeLowerSections } from '@/features/home/HomeLowerSections';
import { HomeProjectCard, ProjectCardSkeleton } from '@/features/home/HomeProjectCard';
import { homeSection } from '@/features/home/homeSection';
import { LatestListings } from '@/features/home/LatestListings';
import { RecentListings } from '@/features/recent/RecentListings';
import { authModalOpened } from '@/store/authModal/authModalSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { selectIsAgent, selectIsLoggedIn } from '@/store/session/sessionSlice';
import * as words from '@/words/home';
import * as aims from '@/words/routeAims';

const projectCards = {
  all: paths.projects(),
  skeleton: <ProjectCardSkeleton />,
  card: (id: string) => <HomeProjectCard id={id} />,
};

/** Home [ROUTE-1, HOME-1 to HOME-13]: four calls, each section with its own success and failure. */
export default function HomeRoute() {
  const dispatch = useAppDispatch();
  const projects = marketplaceApi.useGetHomeProjectsQuery(undefined);
  const builders = marketplaceApi.useGetHomeBuildersQuery(undefined);
  const agents = marketplaceApi.useGetHomeAgentsQuery(undefined);
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const isAgent = useAppSelector(selectIsAgent);

  const loginToPost = () =>
    dispatch(
      authModalOpened({
        modal: 'login',
        then: { path: paths.postProperty, label: words.postIntent, aim: aims.post },
      }),
    );
  return (
    // The rows' buttons keep clear of the chat button where it floats at their right.
    <div className="lg:max-xl:[--beside:2rem]">
      <Hero />
      <RecentListings />
      <LatestListings />
      <CarouselSection
        {...words.spotlight}
        moves
        {...projectCards}
        section={homeSection(projects, ({ spotlight }) => spotlight.ids)}
      />
      <CarouselSection
        {...words.trending}
        moves
        {...projectCards}
        section={homeSection(projects, ({ reraApproved }) => reraApproved.ids)}
      />
      <HomeLowerSections
        topProjects={homeSection(projects, ({ topProjects }) => topProjects.ids)}
        builders={homeSection(builders, ({ ids }) => ids)}
        agents={homeSection(agents, ({ ids }) => ids)}
        viewer={isAgent ? 'agent' : isLoggedIn ? 'user' : 'visitor'}
        onLogin={loginToPost}
      />
    </div>
  );
}
