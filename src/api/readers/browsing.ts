import { readAgent } from './agent';
import { readMyProperties, readProjectPage, readProject, readPropertyPage, readProperty } from './listings';
import { readCities, readCitySearch, readLocalities } from './places';

/** The readers of lists and details, which Home does without, as the one piece that a screen's file carries along. */
export const browsingReaders = {
  readPropertyPage,
  readProjectPage,
  readProperty,
  readProject,
  readMyProperties,
  readAgent,
  readLocalities,
  readCities,
  readCitySearch,
} as const;

export type BrowsingReaders = typeof browsingReaders;
