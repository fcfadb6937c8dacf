const inCity = (what: string, city: string): string => (city.trim() === '' ? what : `${what} in ${city.trim()}`);

/** The titles of the lists; `city` is '' for everywhere. */
export const propertiesTitle = (city: string): string => inCity('Properties', city);
export const projectsTitle = (city: string): string => inCity('Projects', city);
export const realtorsTitle = (city: string): string => inCity('Realtors', city);
export const BUILDERS_TITLE = 'Builders and developers';
