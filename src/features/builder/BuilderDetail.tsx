import type { BuilderRecord, ProjectRecord } from '@/api/records';
import { Picture } from '@/components/ui/Picture';
import { experienceOf, furtherProjects, sinceOf } from './builderFacts';
import { ProjectTile, type OpenProject } from './ProjectTile';

/** A builder's whole text and projects [BUILD-4]; its name stands above, as the dialog's title. */
export function BuilderDetail({
  builder,
  projects,
  onOpenProject,
}: {
  readonly builder: BuilderRecord;
  readonly projects: readonly ProjectRecord[];
  readonly onOpenProject: OpenProject;
}) {
  const facts = [sinceOf(builder), experienceOf(builder)].filter((fact) => fact !== null);
  const further = furtherProjects(builder, projects);
  return (
    <>
      <div className="flex flex-col gap-5 sm:flex-row">
        <div className="aspect-square w-40 flex-none overflow-hidden rounded-control bg-wash sm:w-48 sm:self-start">
          <Picture src={builder.image} alt="" sizes="192px" className="[&>img]:object-contain!" />
        </div>
        <div>
          <p className="text-muted">{facts.join(' · ')}</p>
          <p className="mt-2 whitespace-pre-line">
            {builder.about ?? 'This builder has not written about itself yet.'}
          </p>
        </div>
      </div>
      <h3 className="mt-7 mb-3 text-lg">Projects</h3>
      {projects.length === 0 && further.length === 0 && <p className="text-muted">No projects are listed.</p>}
      {projects.length > 0 && (
        <ul className="grid grid-cols-2 gap-4 sm:grid-cols-3">
          {projects.map((project) => (
            <li key={project._id}>
              <ProjectTile project={project} sizes="(min-width: 640px) 270px, 50vw" onOpen={onOpenProject} />
            </li>
          ))}
        </ul>
      )}
      {further.length > 0 && (
        <p className="mt-4">
          <span className="text-muted">{projects.length > 0 ? 'Also: ' : ''}</span>
          {further.join(', ')}
        </p>
      )}
    </>
  );
}
