import type { Generated } from 'kysely';
import type { OrderColumns } from './listings';

export interface ProjectsTable extends OrderColumns {
  id: string;
  /** Who offers it; null where the marketplace itself does. */
  owner_id: string | null;
  builder_id: string | null;
  city_id: number | null;
  locality_id: number | null;
  property_type: string;
  /** Bit n is set when the project offers n BHK; bit 5 for five or more. */
  bhk_mask: number;
  /** Rupees; both are known or neither is. */
  price_from: number | null;
  price_to: number | null;
  possession: string;
  created_at: number;
  doc: string;
}

export interface BuildersTable {
  id: string;
  rank: number;
  doc: string;
}

/** What Home shows: one row a place in a section; `record_id` is a project's, a builder's or an agent's. */
export interface HomeSectionsTable {
  section: string;
  position: number;
  record_id: string;
}

/** Pictures that operators sent, by the random id in their address. */
export interface DeskPicturesTable {
  id: string;
  /** Null until it is stored. */
  url: Generated<string | null>;
  /** When it was sent, or when a record last came to show it. */
  created_at: number;
  /** When its removal began; from then on no record may show it. */
  swept_at: Generated<number | null>;
}

/** Which record shows which of them: `project:ID`, `builder:ID`. */
export interface DeskPictureUsesTable {
  picture_id: string;
  used_by: string;
}

export interface ProjectTables {
  projects: ProjectsTable;
  builders: BuildersTable;
  home_sections: HomeSectionsTable;
  desk_pictures: DeskPicturesTable;
  desk_picture_uses: DeskPictureUsesTable;
}
