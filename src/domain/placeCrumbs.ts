import { label } from './label';

interface Place {
  readonly city?: string | null | undefined;
  readonly locality?: string | null | undefined;
}

/** The lists of a city and of a locality, for a breadcrumb; `list` makes their addresses [ROUTE-2, ROUTE-3]. */
export function placeCrumbs({ city, locality }: Place, list: (place: { city: string; locality?: string }) => string) {
  const [town, place] = [city ?? '', locality ?? ''];
  return [
    { label: label(town), to: list({ city: town }) },
    { label: label(place), to: list({ city: town, locality: place }) },
  ];
}
