export interface SearchNamesTable {
  kind: 'project' | 'builder';
  ref_id: string;
  name: string;
  /** As names are compared, see `gazetteer/fold`. */
  folded: string;
}

/** A run of three letters of a folded name. */
export interface SearchTrigramsTable {
  trigram: string;
  kind: 'project' | 'builder';
  ref_id: string;
}

export interface SearchTables {
  search_names: SearchNamesTable;
  search_trigrams: SearchTrigramsTable;
}
