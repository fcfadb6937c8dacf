import type { Generated } from 'kysely';

/** `from_listing`: offered whatever is there; by the active listings that name it; the same since an operator removed it. */
export const OFFERED = 0;
export const BROUGHT = 1;
export const REMOVED = 2;

export interface CitiesTable {
  id: number;
  name: string;
  from_listing: Generated<number>;
  /** Its `PlaceFacts` as an operator set them; null: as the gazetteer has them. */
  doc: Generated<string | null>;
}

export interface LocalitiesTable extends CitiesTable {
  city_id: number;
}

export interface PlaceTables {
  cities: CitiesTable;
  localities: LocalitiesTable;
}
