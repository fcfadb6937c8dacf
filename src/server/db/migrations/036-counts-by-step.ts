import { inSql } from './inSql';

/** Every column that a list filters by stands in the index, so that counting reads nothing else. */
export const countsByStep = inSql(`
  create index if not exists listing_counts_by_step on listing_counts
    (city_id, price_step, locality_id, subtype, property_type, bhk, sale_type, possession, listings, key);
`);
