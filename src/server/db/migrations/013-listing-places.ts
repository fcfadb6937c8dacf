import { inSql } from './inSql';

/** Finds the listings of a place without a look at all others: whether a place may go is asked at each sweep. */
export const listingPlaces = inSql(`
  create index properties_by_city_id on properties (city_id);
  create index properties_by_locality_id on properties (locality_id);
`);
