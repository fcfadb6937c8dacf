import { headline } from '@/domain/headlines';
import { placeLabel, projectName } from '@/domain/names';
import { pathOf } from '@/domain/paths';
import { detailPrice, listPrice, priceRange } from '@/domain/price';
import type { ListKind } from '@/domain/listKind';
import { selectProject } from './projects';
import { selectProperty } from './properties';
import { useAppSelector } from '../hooks';

/** A property or a project in a few words. */
export interface ListingInShort {
  readonly name: string;
  readonly price: string;
  readonly place: string;
  readonly picture: string | undefined;
  /** The page about it. */
  readonly to: string;
}

/** What is known of a listing, undefined while nothing is; `prices`: the notation of the page it stands on [FMT-1]. */
export function useListingInShort(kind: ListKind, id: string, prices: 'list' | 'detail'): ListingInShort | undefined {
  const property = useAppSelector((state) => (kind === 'property' ? selectProperty(state, id) : undefined));
  const project = useAppSelector((state) => (kind === 'project' ? selectProject(state, id) : undefined));
  const record = property ?? project;
  if (!record) return undefined;
  return {
    name: property ? headline(property) : projectName(record),
    price: property
      ? (prices === 'list' ? listPrice : detailPrice)(property.expectedPrice)
      : priceRange(project?.unitPriceRangeFrom, project?.unitPriceRangeTo, prices),
    place: placeLabel(record),
    picture: record.propertyMainImage?.[0],
    to: pathOf(kind, id),
  };
}
