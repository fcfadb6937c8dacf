import type { ReactNode } from 'react';
import type { BuilderRecord, ProjectRecord } from '@/api/records';
import { Picture } from '@/components/ui/Picture';
import { ShareButton } from '@/components/ui/ShareButton';
import { builderName } from '@/domain/names';
import { paths } from '@/domain/paths';
import { langOf } from '@/domain/text';
import * as words from '@/words/builder';
import { experienceOf, furtherProjects, sinceOf } from './builderFacts';
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
  const facts = [
    sinceOf(builder),
    experienceOf(builder),
    projects.length > 0 ? words.projectCount({ n: projects.length }) : null,
  ].filter((fact) => fact !== null);
  const Title = heading === undefined ? 'h3' : 'h2';
  return (
    <>
      <div className="flex flex-col gap-5 sm:flex-row">
        <div className="aspect-square w-32 flex-none overflow-hidden rounded-control border border-line bg-wash sm:w-48 sm:self-start">
          <Picture src={builder.image} alt="" sizes="192px" className="[&>img]:object-contain!" />
        </div>
        <div className="min-w-0">
          {heading}
          <p className="text-muted">{facts.join(' · ')}</p>
          <p lang={langOf(builder.about)} className="mt-2 max-w-prose whitespace-pre-line">
            {builder.about ?? words.noAbout}
          </p>
          <div className="mt-4 flex flex-wrap gap-3">
            <ShareButton title={builderName(builder)} path={paths.builder(builder._id)} />
            {children}
          </div>
        </div>
      </div>
      <Title className="mt-7 mb-3 text-lg">{words.projects}</Title>
      {projects.length === 0 && further.length === 0 && <p className="text-muted">{words.noProjects}</p>}
      {projects.length > 0 && (
        <ul className="grid grid-cols-2 gap-4 sm:grid-cols-3">
          {projects.map((project) => (
            <li key={project._id}>
              <ProjectTile project={project} sizes="(min-width: 640px) 380px, 50vw" onOpen={onOpenProject} isWhole />
            </li>
          ))}
        </ul>
      )}
      {further.length > 0 && (
        <p className="mt-4">
          <span className="text-muted">{projects.length > 0 ? words.also : ''}</span>
          {further.join(', ')}
        </p>
      )}
    </>
  );
}
