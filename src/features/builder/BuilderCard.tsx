import { useId } from 'react';
import type { BuilderRecord, ProjectRecord } from '@/api/records';
import { AppLink } from '@/components/layout/AppLink';
import { buttonClass } from '@/components/ui/buttonClass';
import { Carousel } from '@/components/ui/Carousel/Carousel';
import { LinkButton } from '@/components/ui/LinkButton';
import { Picture } from '@/components/ui/Picture';
import { withEllipsis } from '@/domain/ellipsis';
import { builderName } from '@/domain/names';
import { paths } from '@/domain/paths';
import { ABOUT_LIMIT, langOf, truncate } from '@/domain/text';
import * as words from '@/words/builder';
import { ProjectFacts } from './ProjectFacts';
import { ageOf, areOngoing, askable } from './builderFacts';
import { FROM_LIST } from '@/components/layout/fromList';
import { ProjectTile, type OpenProject } from './ProjectTile';

/** A step of the inner carousel by its buttons, ms [CAR-3]. */
const STEP_MS = 100;

interface BuilderCardProps {
  readonly builder: BuilderRecord;
  readonly projects: readonly ProjectRecord[];
  readonly moreHref: string;
  readonly onOpenProject: OpenProject;
}

/** One builder of the list [BUILD-2]; `moreHref` is the address of its whole text [BUILD-4]. */
export function BuilderCard({ builder, projects, moreHref, onOpenProject }: BuilderCardProps) {
  const headingId = useId();
  const name = builderName(builder);
  const isOngoing = areOngoing(projects);
  const about = truncate(builder.about ?? '', ABOUT_LIMIT.builderCard);
  return (
    <article
      aria-labelledby={headingId}
      className="grid h-full grid-cols-1 gap-3 rounded-card border border-line bg-card p-4 [contain-intrinsic-height:auto_400px] [content-visibility:auto] sm:gap-5 sm:p-5 lg:grid-cols-[minmax(0,1fr)_230px]"
    >
      <div className="flex min-w-0 flex-col">
        <div className="flex items-center gap-3">
          <div className="size-14 flex-none overflow-hidden rounded-control bg-wash">
            <Picture src={builder.image} alt="" sizes="56px" className="[&>img]:object-contain!" />
          </div>
          <div className="min-w-0">
            <h2 id={headingId} lang={langOf(name)} className="text-lg sm:text-xl">
              {name}
            </h2>
            <ul className="flex flex-wrap gap-x-2.5 text-sm text-muted">
              {ageOf(builder).map((fact) => (
                <li key={fact}>{fact}</li>
              ))}
            </ul>
          </div>
        </div>
        <ProjectFacts projects={projects} />
        {/* The buttons stand at the card's foot on wide windows. */}
        <div className="mt-3 flex flex-1 flex-wrap items-center justify-between gap-x-3 gap-y-2 md:flex-col md:items-start">
          {about.text !== '' && <p lang={langOf(about.text)}>{withEllipsis(about)}</p>}
          <div className="flex flex-wrap gap-2">
            <AppLink
              to={moreHref}
              state={FROM_LIST}
              aria-describedby={headingId}
              className={buttonClass('secondary', 'sm')}
            >
              {words.more}
            </AppLink>
            {askable(projects).length > 0 && (
              <LinkButton to={paths.askBuilder(builder._id)} aria-describedby={headingId} variant="secondary" size="sm">
                {words.callBack}
              </LinkButton>
            )}
          </div>
        </div>
      </div>
      <div className="min-w-0">
        {projects.length === 0 ? (
          <p className="text-muted">{words.noOngoing}</p>
        ) : (
          <Carousel
            label={isOngoing ? words.ongoingOf({ name }) : words.projectsOf({ name })}
            heading={
              <h3 className="pb-2 text-sm">
                {(isOngoing ? words.ongoingCount : words.projectCount)({ n: projects.length })}
              </h3>
            }
            layout="detail"
            speedMs={STEP_MS}
            // Not as CAR-1 has it: a list of fifteen moving carousels cannot be read, and whoever asks for less
            // motion gets none anyway. As on Home, no more than two move on a page by themselves.
            autoplayMs={0}
            items={projects.map((project) => ({
              key: project._id,
              content: (
                <ProjectTile
                  project={project}
                  sizes="(min-width: 1024px) 230px, (min-width: 768px) 20vw, (min-width: 400px) 50vw, 46vw"
                  onOpen={onOpenProject}
                />
              ),
            }))}
          />
        )}
      </div>
    </article>
  );
}
