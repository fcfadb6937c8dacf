import { marketplaceApi } from '@/api/marketplaceApi';
import { paths } from '@/domain/paths';
import { AppDownload } from '@/features/home/AppDownload';
import { BuilderCard, BuilderCardSkeleton } from '@/features/home/BuilderCard';
import { CarouselSection } from '@/features/home/CarouselSection';
import { Collections } from '@/features/home/Collections';
import { Hero } from '@/features/home/Hero';
import { homeSection } from '@/features/home/homeSection';
import { HomeProjectCard, ProjectCardSkeleton } from '@/features/home/HomeProjectCard';
import { Membership } from '@/features/home/Membership';
import { NewsSection } from '@/features/home/NewsSection';
import { PostPromo } from '@/features/home/PostPromo';
import { RealtorGrid } from '@/features/home/RealtorGrid';
import { TEXTS } from '@/features/home/texts';
import { authModalOpened } from '@/store/authModal/authModalSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { selectIsAgent, selectIsLoggedIn } from '@/store/session/sessionSlice';

const projectCards = { skeleton: <ProjectCardSkeleton />, card: (id: string) => <HomeProjectCard id={id} /> };
const builderCards = { skeleton: <BuilderCardSkeleton />, card: (id: string) => <BuilderCard id={id} /> };

/** Home [ROUTE-1, HOME-1 to HOME-13]: three calls, each section with its own success and failure. */
export default function HomeRoute() {
  const dispatch = useAppDispatch();
  const projects = marketplaceApi.useGetHomeProjectsQuery(undefined);
  const builders = marketplaceApi.useGetHomeBuildersQuery(undefined);
  const agents = marketplaceApi.useGetHomeAgentsQuery(undefined);
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const isAgent = useAppSelector(selectIsAgent);

  const loginToPost = () =>
    dispatch(authModalOpened({ modal: 'login', then: { path: paths.postProperty, label: TEXTS.promo.intent } }));
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
      <PostPromo viewer={isAgent ? 'agent' : isLoggedIn ? 'user' : 'visitor'} onLogin={loginToPost} />
      <CarouselSection
        {...TEXTS.top}
        {...projectCards}
        section={homeSection(projects, ({ topProjects }) => topProjects.ids)}
      />
      <CarouselSection {...TEXTS.builders} {...builderCards} section={homeSection(builders, ({ ids }) => ids)} />
      <RealtorGrid section={homeSection(agents, ({ ids }) => ids)} />
      <Collections />
      <Membership />
      <AppDownload />
      <NewsSection />
    </>
  );
}
