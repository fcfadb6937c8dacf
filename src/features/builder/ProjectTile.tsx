import { isLinkable, type ProjectRecord } from '@/api/records';
import { AppLink } from '@/components/layout/AppLink';
import { Picture } from '@/components/ui/Picture';
import { placeLabel, projectName } from '@/domain/names';
import { paths } from '@/domain/paths';
import { priceRange } from '@/domain/price';
import { langOf } from '@/domain/text';

export type OpenProject = (project: ProjectRecord) => void;

interface ProjectTileProps {
  readonly project: ProjectRecord;
  readonly sizes: string;
  readonly onOpen: OpenProject;
  readonly isWhole?: boolean;
}

/**
 * One of a builder's projects: picture and name, and as a whole its price and place where they are known. A project that
 * the server named without an id is shown, not linked.
 */
export function ProjectTile({ project, sizes, onOpen, isWhole = false }: ProjectTileProps) {
  const name = projectName(project);
  const { unitPriceRangeFrom: from, unitPriceRangeTo: to } = project;
  const place = placeLabel(project);
  const tile = (
    <>
      <span className="block aspect-4/3 overflow-hidden rounded-control bg-wash">
        <Picture src={project.propertyMainImage?.[0]} alt="" sizes={sizes} />
      </span>
      {isWhole && (from ?? to) != null && (
        <span className="mt-2 block font-heading text-lg leading-tight font-bold">{priceRange(from, to)}</span>
      )}
      <span lang={langOf(name)} className="mt-1.5 block truncate text-md font-semibold">
        {name}
      </span>
      {isWhole && place !== '' && <span className="block truncate text-sm text-muted">{place}</span>}
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
