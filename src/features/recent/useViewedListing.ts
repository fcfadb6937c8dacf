import { useEffect, useState } from 'react';
import { isApiError } from '@/api/errors';
import { silentQueries } from '@/api/silentQueries';
import { headline } from '@/domain/headlines';
import { projectName, placeLabel } from '@/domain/names';
import { paths } from '@/domain/paths';
import { detailPrice, listPrice, priceRange } from '@/domain/price';
import { viewedListingGone, type ViewedListing } from '@/store/device/deviceSlice';
import { selectProject } from '@/store/entities/projects';
import { selectProperty } from '@/store/entities/properties';
import { useAppDispatch, useAppSelector } from '@/store/hooks';

const { peekProperty, peekProject } = silentQueries.endpoints;

/** What a card shows of a viewed listing; undefined what is on its way, '' what it lacks. */
export interface ViewedFacts {
  readonly to: string;
  readonly name: string;
  readonly picture: string | null | undefined;
  readonly price: string | undefined;
  readonly where: string | undefined;
}

/**
 * A viewed listing's record, asked for once it is wanted and missing; one that the server no longer knows is forgotten,
 * and a failure is no toast [HOME-13]. `prices`: the notation of the page that it stands on [FMT-1].
 */
export function useViewedListing(
  { kind, id, name }: ViewedListing,
  { wanted, prices }: { readonly wanted: boolean; readonly prices: 'list' | 'detail' },
): ViewedFacts {
  const dispatch = useAppDispatch();
  const property = useAppSelector((state) => (kind === 'property' ? selectProperty(state, id) : undefined));
  const project = useAppSelector((state) => (kind === 'project' ? selectProject(state, id) : undefined));
  const [failed, setFailed] = useState(false);
  const missing = property === undefined && project === undefined;

  useEffect(() => {
    if (!wanted || !missing) return;
    let shown = true;
    const once = { subscribe: false };
    const asked =
      kind === 'property' ? dispatch(peekProperty.initiate(id, once)) : dispatch(peekProject.initiate(id, once));
    void asked.then(({ data, error }) => {
      if (data?.ids.length === 0 || (isApiError(error) && error.status === 404)) {
        dispatch(viewedListingGone({ kind, id }));
      } else if (shown && error !== undefined) setFailed(true);
    });
    return () => {
      shown = false;
    };
  }, [dispatch, kind, id, wanted, missing]);

  const unknown = failed ? '' : undefined;
  const record = property ?? project;
  return {
    to: kind === 'property' ? paths.property(id) : paths.project(id),
    name: property ? headline(property) : project ? projectName(project) : name,
    picture: record ? (record.propertyMainImage?.[0] ?? null) : failed ? null : undefined,
    price: property
      ? (prices === 'list' ? listPrice : detailPrice)(property.expectedPrice)
      : project
        ? priceRange(project.unitPriceRangeFrom, project.unitPriceRangeTo, prices)
        : unknown,
    where: record ? placeLabel(record) : unknown,
  };
}
