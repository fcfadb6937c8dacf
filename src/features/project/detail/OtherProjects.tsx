import { useMemo, useRef } from 'react';
import { skipToken } from '@reduxjs/toolkit/query';
import { marketplaceApi } from '@/api/marketplaceApi';
import type { ProjectRecord } from '@/api/records';
import { useNearViewport } from '@/components/ui/useNearViewport';
import { filtersToQuery, NO_FILTERS } from '@/domain/filters';
import { label } from '@/domain/label';
import { useAppSelector } from '@/store/hooks';
import { ListingTile } from '@/components/layout/ListingTile';
import { projectName, placeLabel } from '@/domain/names';
import { possessionLabel } from '@/domain/possession';
import { priceRange } from '@/domain/price';
import { useOpenListing } from '@/store/chosenListing/useOpenListing';
import { selectProject } from '@/store/entities/projects';
import { CardHeart } from '@/features/Saving';
import { makeSelectOtherProjects } from '../selectors';
import { configurationWords } from '../projectWords';
import * as words from '@/words/projectDetail';

/** A project in short, as a sample beside another one [JDET-7]. */
function ProjectTile({ id }: { readonly id: string }) {
  const project = useAppSelector((state) => selectProject(state, id));
  const name = projectName(project ?? {});
  const { path, choose } = useOpenListing('project', id, name);
  if (!project) return null;
  return (
    <ListingTile
      size="grid"
      picture={project.propertyMainImage?.[0] ?? null}
      badge={possessionLabel(project.possessionStatus)}
      corner={(titleId) => <CardHeart kind="project" id={id} name={name} describedBy={titleId} />}
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

/** How many other projects are shown. */
const SAMPLE = 3;

/** Other projects of the same city [JDET-7], asked for when they come near. On phones a row that is moved by hand. Nothing where there are none. */
export function OtherProjects({ project }: { readonly project: ProjectRecord }) {
  const city = project.city?.trim() ?? '';
  const query = filtersToQuery({ ...NO_FILTERS, city }, 'project');
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(place);
  const { currentData } = marketplaceApi.useGetProjectsInfiniteQuery(isNear && city !== '' ? query : skipToken);
  const select = useMemo(() => makeSelectOtherProjects(SAMPLE), []);
  const ids = useAppSelector((state) => select(state, currentData?.pages, project._id));
  if (ids.length === 0) return <div ref={place} />;
  return (
    <section aria-labelledby="other-projects" className="pb-12">
      <h2 id="other-projects" className="mb-5 text-price md:text-section">
        {words.others({ city: label(city) })}
      </h2>
      <ul className="phone-row sm:grid-cols-3">
        {ids.map((id) => (
          <li key={id}>
            <ProjectTile id={id} />
          </li>
        ))}
      </ul>
    </section>
  );
}
