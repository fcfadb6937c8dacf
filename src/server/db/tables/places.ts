import type { Generated } from 'kysely';

export interface CitiesTable {
  id: number;
  name: string;
  /** 1 where a listing brought it: then it is offered only as long as an active one names it. */
  from_listing: Generated<number>;
}

export interface LocalitiesTable {
  id: number;
  city_id: number;
  name: string;
  /** As a city's. */
  from_listing: Generated<number>;
}

export interface PlaceTables {
  cities: CitiesTable;
  localities: LocalitiesTable;
}
