import type { OrderColumns } from './listings';

export interface ProjectsTable extends OrderColumns {
  id: string;
  owner_id: string;
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

export interface ProjectTables {
  projects: ProjectsTable;
  builders: BuildersTable;
  home_sections: HomeSectionsTable;
}
