import { isLinkable, type ProjectRecord } from '@/api/records';
import { AppLink } from '@/components/layout/AppLink';
import { Picture } from '@/components/ui/Picture';
import { placeLabel, projectName } from '@/domain/names';
import { paths } from '@/domain/paths';
import { possessionLabel } from '@/domain/possession';
import { priceRange } from '@/domain/price';
import { langOf } from '@/domain/text';
import { offersOf } from './builderFacts';

export type OpenProject = (project: ProjectRecord) => void;

interface ProjectTileProps {
  readonly project: ProjectRecord;
  readonly sizes: string;
  readonly onOpen: OpenProject;
}

/** On narrow phones, and where two builders share a row, one project is seen at a time: its picture lies beside the words. */
const shape = 'flex flex-col gap-x-3 max-[400px]:flex-row md:max-lg:flex-row';

/**
 * One of a builder's projects: picture, price, name, place and what it offers, as far as they are known; its number of
 * registration is for its page. A project that the server named without an id is shown, not linked.
 */
export function ProjectTile({ project, sizes, onOpen }: ProjectTileProps) {
  const name = projectName(project);
  const { unitPriceRangeFrom: from, unitPriceRangeTo: to } = project;
  const place = placeLabel(project);
  const tile = (
    <>
      <span className="block aspect-16/10 overflow-hidden rounded-control bg-wash max-[400px]:w-[46%] max-[400px]:flex-none md:max-lg:w-[46%] md:max-lg:flex-none">
        <Picture src={project.propertyMainImage?.[0]} alt="" sizes={sizes} />
      </span>
      <span className="block min-w-0">
        {(from ?? to) != null && (
          <span className="mt-2 block font-heading text-lg leading-tight font-bold">{priceRange(from, to)}</span>
        )}
        <span lang={langOf(name)} className="mt-1.5 block truncate text-md font-semibold">
          {name}
        </span>
        {place !== '' && <span className="block truncate text-sm text-muted">{place}</span>}
        <span className="flex flex-wrap gap-x-2.5 text-sm">
          {[...offersOf(project), possessionLabel(project.possessionStatus)].map(
            (fact) => fact !== '' && <span key={fact}>{fact}</span>,
          )}
        </span>
      </span>
    </>
  );
  if (!isLinkable(project._id)) return <div className={shape}>{tile}</div>;
  return (
    <AppLink
      to={paths.project(project._id)}
      onClick={() => onOpen(project)}
      className={`rounded-control underline-offset-4 hover:underline ${shape}`}
    >
      {tile}
    </AppLink>
  );
}
