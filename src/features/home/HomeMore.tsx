import type { ReactNode } from 'react';
import { AppDownload } from './AppDownload';
import { BuilderCard, BuilderCardSkeleton } from './BuilderCard';
import { CarouselSection } from './CarouselSection';
import { Collections } from './Collections';
import { HomeProjectCard, ProjectCardSkeleton } from './HomeProjectCard';
import type { HomeSection } from './homeSection';
import { Membership } from './Membership';
import { MORE_TEXTS } from './moreTexts';
import { NewsSection } from './NewsSection';
import { PostPromo, type Viewer } from './PostPromo';
import { RealtorGrid } from './RealtorGrid';

export interface HomeMoreProps {
  readonly topProjects: HomeSection;
  readonly builders: HomeSection;
  readonly agents: HomeSection;
  /** What was viewed on this device. */
  readonly recent: ReactNode;
  readonly viewer: Viewer;
  /** A visitor wants to post, and has to log in first. */
  readonly onLogin: () => void;
}

/** Home below its first two carousels [HOME-4 to HOME-10, HOME-12]. */
export default function HomeMore({ topProjects, builders, agents, recent, viewer, onLogin }: HomeMoreProps) {
  return (
    <>
      {recent}
      <PostPromo viewer={viewer} onLogin={onLogin} />
      <CarouselSection
        {...MORE_TEXTS.top}
        skeleton={<ProjectCardSkeleton />}
        card={(id) => <HomeProjectCard id={id} />}
        section={topProjects}
      />
      <CarouselSection
        {...MORE_TEXTS.builders}
        skeleton={<BuilderCardSkeleton />}
        card={(id) => <BuilderCard id={id} />}
        section={builders}
      />
      <RealtorGrid section={agents} />
      <Collections />
      <Membership />
      <AppDownload />
      <NewsSection />
    </>
  );
}
