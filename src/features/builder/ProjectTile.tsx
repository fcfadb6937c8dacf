import { isLinkable, type ProjectRecord } from '@/api/records';
import { AppLink } from '@/components/layout/AppLink';
import { Picture } from '@/components/ui/Picture';
import { projectName } from '@/domain/names';
import { paths } from '@/domain/paths';

export type OpenProject = (project: ProjectRecord) => void;

/** One of a builder's projects: picture and name. A project that the server named without an id is shown, not linked. */
export function ProjectTile({
  project,
  sizes,
  onOpen,
}: {
  readonly project: ProjectRecord;
  readonly sizes: string;
  readonly onOpen: OpenProject;
}) {
  const name = projectName(project);
  const tile = (
    <>
      <span className="block aspect-4/3 overflow-hidden rounded-control bg-wash">
        <Picture src={project.propertyMainImage?.[0]} alt="" sizes={sizes} />
      </span>
      <span className="mt-2 block truncate text-md font-semibold">{name}</span>
    </>
  );
  if (!isLinkable(project._id)) return <div>{tile}</div>;
  return (
    <AppLink
      to={paths.project(project._id)}
      onClick={() => onOpen(project)}
      className="block rounded-control underline-offset-4 hover:underline"
    >
      {tile}
    </AppLink>
  );
}
