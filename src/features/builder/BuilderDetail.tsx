import type { ReactNode } from 'react';
import { isLinkable, type BuilderRecord, type ProjectRecord } from '@/api/records';
import { ListingTile } from '@/components/layout/ListingTile';
import { classes } from '@/components/ui/classes';
import { LinkButton } from '@/components/ui/LinkButton';
import { Picture } from '@/components/ui/Picture';
import { ShareButton } from '@/components/ui/ShareButton';
import { builderName, placeLabel, projectName } from '@/domain/names';
import { paths } from '@/domain/paths';
import { possessionLabel } from '@/domain/possession';
import { priceRange } from '@/domain/price';
import { langOf } from '@/domain/text';
import * as words from '@/words/builder';
import { ProjectFacts } from './ProjectFacts';
import { ageOf, countsOf, furtherProjects, offersOf } from './builderFacts';
import type { OpenProject } from './ProjectTile';

export interface BuilderDetailProps {
  readonly builder: BuilderRecord;
  readonly projects: readonly ProjectRecord[];
  readonly onOpenProject: OpenProject;
}

/** Where one asks about a project. */
type AskHref = (project: ProjectRecord) => string;

interface ProjectProps {
  readonly project: ProjectRecord;
  readonly onOpen: OpenProject;
  readonly askHref: AskHref | undefined;
}

/** A project as lists show one, with the way to ask about it [BUILD-4]; one without an id is shown, not linked. */
function Project({ project, onOpen, askHref }: ProjectProps) {
  const { _id: id, unitPriceRangeFrom: from, unitPriceRangeTo: to } = project;
  const name = projectName(project);
  const open = () => onOpen(project);
  return (
    <ListingTile
      size="carousel"
      picture={project.propertyMainImage?.[0] ?? null}
      badge={possessionLabel(project.possessionStatus)}
      price={priceRange(from, to)}
      title={name}
      to={isLinkable(id) ? paths.project(id) : null}
      onOpen={open}
      place={placeLabel(project)}
    >
      <p className="mt-1 mb-4 flex flex-wrap gap-x-2.5 text-sm">
        {offersOf(project).map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
        {project.reraId && <span>{words.rera({ number: project.reraId })}</span>}
      </p>
      {isLinkable(id) && (
        <LinkButton
          to={askHref?.(project) ?? paths.askAboutProject(id)}
          variant="secondary"
          className="relative z-10 mt-auto"
          onClick={askHref ? undefined : open}
          aria-label={words.ask({ name })}
        >
          {words.askShort}
        </LinkButton>
      )}
    </ListingTile>
  );
}

interface WholeProps extends BuilderDetailProps {
  /** The builder's name, where it stands nowhere yet. */
  readonly heading?: ReactNode;
  /** Where one asks about a project; without it on the project's own page. */
  readonly askHref?: AskHref;
  readonly children?: ReactNode;
}

/** A builder's whole text and projects, on its page and in the dialog [BUILD-4]. */
export function BuilderDetail({ builder, projects, onOpenProject, heading, askHref, children }: WholeProps) {
  const further = furtherProjects(builder, projects);
  const facts = [...ageOf(builder), ...countsOf(projects)];
  const isPage = heading !== undefined;
  const Title = isPage ? 'h2' : 'h3';
  // Two or four stand in pairs on a page: none is left over.
  const inPairs = isPage && projects.length % 2 === 0;
  return (
    <>
      <div
        className={classes(
          'grid gap-x-9 rounded-card border border-line bg-card p-4 sm:p-5 md:grid-cols-[1fr_300px]',
          // There the form stands beside it.
          isPage && 'lg:max-xl:grid-cols-1',
        )}
      >
        <div className="min-w-0">
          <div className="flex items-center gap-4">
            <div className="size-20 flex-none overflow-hidden rounded-control bg-wash">
              <Picture src={builder.image} alt="" sizes="80px" className="[&>img]:object-contain!" />
            </div>
            <div className="min-w-0">
              {heading}
              <ul className="flex flex-wrap gap-x-2.5 text-md text-muted">
                {facts.map((fact) => (
                  <li key={fact}>{fact}</li>
                ))}
              </ul>
            </div>
          </div>
          <p lang={langOf(builder.about)} className="mt-4 max-w-prose whitespace-pre-line">
            {builder.about ?? words.noAbout}
          </p>
        </div>
        <div className="min-w-0">
          <ProjectFacts projects={projects} />
          <div className="mt-4 flex flex-wrap gap-2 max-sm:[&>*]:px-3 sm:gap-3">
            <ShareButton title={builderName(builder)} path={paths.builder(builder._id)} />
            {children}
          </div>
        </div>
      </div>
      <Title className="mt-8 mb-4 text-xl">{words.projects}</Title>
      {projects.length === 0 && further.length === 0 && <p className="text-muted">{words.noProjects}</p>}
      {projects.length > 0 && (
        <ul className={classes('grid gap-5 sm:grid-cols-2', !inPairs && 'md:grid-cols-3')}>
          {projects.map((project) => (
            <li key={project._id}>
              <Project project={project} onOpen={onOpenProject} askHref={askHref} />
            </li>
          ))}
        </ul>
      )}
      {further.length > 0 && (
        <p className="mt-4">
          <span className="text-muted">{projects.length > 0 && words.also}</span>
          {further.join(', ')}
        </p>
      )}
      <LinkButton to={paths.projects()} variant="text" className="mt-4">
        {words.allProjects}
      </LinkButton>
    </>
  );
}
