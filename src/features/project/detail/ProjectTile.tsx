import { ListingTile } from '@/components/layout/ListingTile';
import { projectName, placeLabel } from '@/domain/names';
import { possessionLabel } from '@/domain/possession';
import { priceRange } from '@/domain/price';
import { selectProject } from '@/store/entities/projects';
import { useAppSelector } from '@/store/hooks';
import { configurationWords } from '../projectWords';
import { useOpenProject } from '../useOpenProject';

/** A project in short, as a sample beside another one [JDET-7]. */
export function ProjectTile({ id }: { readonly id: string }) {
  const project = useAppSelector((state) => selectProject(state, id));
  const name = projectName(project ?? {});
  const { path, choose } = useOpenProject(id, name);
  if (!project) return null;
  return (
    <ListingTile
      size="grid"
      picture={project.propertyMainImage?.[0] ?? null}
      badge={possessionLabel(project.possessionStatus)}
      price={priceRange(project.unitPriceRangeFrom, project.unitPriceRangeTo, 'detail')}
      title={name}
      to={path}
      onOpen={choose}
      place={placeLabel(project)}
    >
      <p className="mt-auto pt-3 text-sm">{configurationWords(project)}</p>
    </ListingTile>
  );
}
