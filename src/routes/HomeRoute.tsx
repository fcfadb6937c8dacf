import { marketplaceApi } from '@/api/marketplaceApi';
import { paths } from '@/domain/paths';
import { CarouselSection } from '@/features/home/CarouselSection';
import { Hero } from '@/features/home/Hero';
import { HomeBelow } from '@/features/home/HomeBelow';
import { HomeProjectCard, ProjectCardSkeleton } from '@/features/home/HomeProjectCard';
import { homeSection } from '@/features/home/homeSection';
import { TEXTS } from '@/features/home/texts';
import { LateRecentListings } from '@/features/recent/LateRecentListings';
import { authModalOpened } from '@/store/authModal/authModalSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { selectIsAgent, selectIsLoggedIn } from '@/store/session/sessionSlice';

const projectCards = { skeleton: <ProjectCardSkeleton />, card: (id: string) => <HomeProjectCard id={id} /> };

/** Home [ROUTE-1, HOME-1 to HOME-13]: three calls, each section with its own success and failure. */
export default function HomeRoute() {
  const dispatch = useAppDispatch();
  const projects = marketplaceApi.useGetHomeProjectsQuery(undefined);
  const builders = marketplaceApi.useGetHomeBuildersQuery(undefined);
  const agents = marketplaceApi.useGetHomeAgentsQuery(undefined);
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const isAgent = useAppSelector(selectIsAgent);

  const loginToPost = () =>
    dispatch(authModalOpened({ modal: 'login', then: { path: paths.postProperty, label: TEXTS.postIntent } }));
  return (
    <>
      <Hero />
      <CarouselSection
        {...TEXTS.spotlight}
        {...projectCards}
        section={homeSection(projects, ({ spotlight }) => spotlight.ids)}
      />
      <CarouselSection
        {...TEXTS.trending}
        {...projectCards}
        section={homeSection(projects, ({ reraApproved }) => reraApproved.ids)}
      />
      <HomeBelow
        topProjects={homeSection(projects, ({ topProjects }) => topProjects.ids)}
        builders={homeSection(builders, ({ ids }) => ids)}
        agents={homeSection(agents, ({ ids }) => ids)}
        recent={<LateRecentListings />}
        viewer={isAgent ? 'agent' : isLoggedIn ? 'user' : 'visitor'}
        onLogin={loginToPost}
      />
    </>
  );
}
