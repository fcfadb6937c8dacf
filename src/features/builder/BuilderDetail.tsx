import type { ReactNode } from 'react';
import { isLinkable, type BuilderRecord, type ProjectRecord } from '@/api/records';
import { LinkButton } from '@/components/ui/LinkButton';
import { Picture } from '@/components/ui/Picture';
import { ShareButton } from '@/components/ui/ShareButton';
import { builderName, projectName } from '@/domain/names';
import { paths } from '@/domain/paths';
import { langOf } from '@/domain/text';
import * as words from '@/words/builder';
import { ProjectFacts } from './ProjectFacts';
import { ageOf, furtherProjects } from './builderFacts';
import { ProjectTile, type OpenProject } from './ProjectTile';

export interface BuilderDetailProps {
  readonly builder: BuilderRecord;
  readonly projects: readonly ProjectRecord[];
  readonly onOpenProject: OpenProject;
}

/** A builder's whole text and projects, on its page and in the dialog [BUILD-4]; `heading` is its name, where it has none yet. */
export function BuilderDetail({
  builder,
  projects,
  onOpenProject,
  heading,
  children,
}: BuilderDetailProps & { readonly heading?: ReactNode; readonly children?: ReactNode }) {
  const further = furtherProjects(builder, projects);
  const facts = [...ageOf(builder), projects.length > 0 && words.projectCount({ n: projects.length })].filter(Boolean);
  const Title = heading === undefined ? 'h3' : 'h2';
  return (
    <div className="grid gap-x-9 gap-y-7 lg:grid-cols-[306px_minmax(0,1fr)]">
      <div className="self-start rounded-card border border-line bg-card p-5">
        <div className="flex items-center gap-4">
          <div className="size-20 flex-none overflow-hidden rounded-control bg-wash">
            <Picture src={builder.image} alt="" sizes="80px" className="[&>img]:object-contain!" />
          </div>
          <div className="min-w-0">
            {heading}
            <p className="text-md text-muted">{facts.join(' · ')}</p>
          </div>
        </div>
        <ProjectFacts projects={projects} />
        <p lang={langOf(builder.about)} className="mt-4 max-w-prose whitespace-pre-line">
          {builder.about ?? words.noAbout}
        </p>
        <div className="mt-4 flex flex-wrap gap-3">
          <ShareButton title={builderName(builder)} path={paths.builder(builder._id)} />
          {children}
        </div>
      </div>
      <div className="min-w-0">
        <Title className="mb-3 text-lg">{words.projects}</Title>
        {projects.length === 0 && further.length === 0 && <p className="text-muted">{words.noProjects}</p>}
        {projects.length > 0 && (
          <ul className="grid gap-5 sm:grid-cols-2">
            {projects.map((project) => (
              <li key={project._id}>
                <ProjectTile project={project} sizes="(min-width: 640px) 380px, 100vw" onOpen={onOpenProject} />
                {isLinkable(project._id) && (
                  <LinkButton
                    to={paths.askAboutProject(project._id)}
                    variant="secondary"
                    className="mt-2"
                    onClick={() => onOpenProject(project)}
                  >
                    {words.ask({ name: projectName(project) })}
                  </LinkButton>
                )}
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
      </div>
    </div>
  );
}
