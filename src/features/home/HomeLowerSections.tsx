import { label } from '@/domain/label';
import { paths } from '@/domain/paths';
import { SITE } from '@/domain/site';
import * as words from '@/words/home';
import { AppDownload } from './AppDownload';
import { BuilderCard, BuilderCardSkeleton } from './BuilderCard';
import { CarouselSection } from './CarouselSection';
import { Collections } from './Collections';
import { HomeProjectCard, ProjectCardSkeleton } from './HomeProjectCard';
import type { HomeSection } from './homeSection';
import { Membership } from './Membership';
import { NewsSection } from './NewsSection';
import { PostPromo, type Viewer } from './PostPromo';
import { RealtorGrid } from './RealtorGrid';

interface HomeLowerSectionsProps {
  readonly topProjects: HomeSection;
  readonly builders: HomeSection;
  readonly agents: HomeSection;
  readonly viewer: Viewer;
  /** A visitor wants to post, and has to log in first. */
  readonly onLogin: () => void;
}

/** Home below its first two carousels [HOME-4 to HOME-10, HOME-12]. */
export function HomeLowerSections({ topProjects, builders, agents, viewer, onLogin }: HomeLowerSectionsProps) {
  return (
    <>
      <PostPromo viewer={viewer} onLogin={onLogin} />
      <CarouselSection
        title={words.top}
        intro={words.topIntro({ city: label(SITE.city) })}
        all={paths.projects()}
        skeleton={<ProjectCardSkeleton />}
        card={(id) => <HomeProjectCard id={id} />}
        section={topProjects}
      />
      <CarouselSection
        {...words.builders}
        all={paths.builders}
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
