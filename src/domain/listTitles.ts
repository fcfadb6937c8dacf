const inCity = (what: string, city: string): string => (city.trim() === '' ? what : `${what} in ${city.trim()}`);

/** The titles of the lists; `city` is '' for everywhere. */
export const propertiesTitle = (city: string): string => inCity('Properties', city);
export const projectsTitle = (city: string): string => inCity('Projects', city);
/** A chosen locality stands before its city [AGENT-1, AGENT-10]. */
export const realtorsTitle = (city: string, locality = ''): string =>
  inCity('Realtors', [locality.trim(), city.trim()].filter(Boolean).join(', '));
