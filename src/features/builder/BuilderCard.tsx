import { useId } from 'react';
import type { BuilderRecord, ProjectRecord } from '@/api/records';
import { AppLink } from '@/components/layout/AppLink';
import { buttonClass } from '@/components/ui/buttonClass';
import { Carousel } from '@/components/ui/Carousel/Carousel';
import { Picture } from '@/components/ui/Picture';
import { builderName } from '@/domain/names';
import { ABOUT_LIMIT, truncate } from '@/domain/text';
import { experienceOf, sinceOf } from './builderFacts';
import { ProjectTile, type OpenProject } from './ProjectTile';

/** A step of the inner carousel by its buttons, ms [CAR-3]. */
const STEP_MS = 100;

/** Tells the screen that an address was opened from its list, so that closing goes back to it. */
const FROM_LIST = { fromList: true } as const;

/** One builder of the list [BUILD-2]; `moreHref` is the address of its whole text [BUILD-4]. */
export function BuilderCard({
  builder,
  projects,
  moreHref,
  onOpenProject,
}: {
  readonly builder: BuilderRecord;
  readonly projects: readonly ProjectRecord[];
  readonly moreHref: string;
  readonly onOpenProject: OpenProject;
}) {
  const headingId = useId();
  const name = builderName(builder);
  const about = truncate(builder.about ?? '', ABOUT_LIMIT.builderCard);
  const facts = [sinceOf(builder), experienceOf(builder)].filter((fact) => fact !== null);
  return (
    <article
      aria-labelledby={headingId}
      className="grid gap-6 rounded-card border border-line bg-card p-5 [contain-intrinsic-height:auto_370px] [content-visibility:auto] md:grid-cols-[1fr_320px] lg:grid-cols-[300px_1fr_320px]"
    >
      <div className="aspect-square w-40 overflow-hidden rounded-control bg-wash sm:w-48 lg:w-full lg:self-center">
        <Picture
          src={builder.image}
          alt=""
          sizes="(min-width: 1024px) 300px, 192px"
          className="[&>img]:object-contain!"
        />
      </div>
      <div className="flex min-w-0 flex-col items-start lg:justify-center">
        <h2 id={headingId} className="text-xl">
          {name}
        </h2>
        <ul className="mt-1.5 flex flex-wrap gap-x-3 text-sm text-muted">
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        {about.text !== '' && (
          <p className="mt-3">
            {about.text}
            {about.cut && '…'}
          </p>
        )}
        <AppLink
          to={moreHref}
          state={FROM_LIST}
          aria-describedby={headingId}
          className={buttonClass('secondary', 'md', 'mt-5')}
        >
          Know more
        </AppLink>
      </div>
      <div className="min-w-0 md:col-start-2 md:row-span-2 md:row-start-1 lg:col-start-3 lg:row-span-1">
        {projects.length === 0 ? (
          <p className="text-muted">No ongoing projects are listed.</p>
        ) : (
          <Carousel
            label={`Ongoing projects of ${name}`}
            heading={<h3 className="pb-2 text-base">Ongoing projects</h3>}
            layout="detail"
            speedMs={STEP_MS}
            items={projects.map((project) => ({
              key: project._id,
              content: (
                <ProjectTile
                  project={project}
                  sizes="(min-width: 768px) 320px, (min-width: 400px) 50vw, 100vw"
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
