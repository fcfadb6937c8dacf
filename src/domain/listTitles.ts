import { SITE } from './site';

const inCity = (what: string, city: string): string => (city.trim() === '' ? what : `${what} in ${city.trim()}`);

/** The titles of the lists; `city` is '' for everywhere. */
export const propertiesTitle = (city: string): string => inCity('Properties', city);
export const projectsTitle = (city: string): string => inCity('Projects', city);
/** Without a city the realtors are those of the marketplace's own one [AGENT-1]. */
export const realtorsTitle = (city: string): string => inCity('Realtors', city.trim() || SITE.city);
export const BUILDERS_TITLE = 'Builders and developers';
