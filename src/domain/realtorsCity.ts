import { SITE } from './site';
import { equalsIgnoreCase } from './text';

/** What `?city=` of the realtors list says for every city. */
export const EVERYWHERE = 'all';

/** The city that the realtors list is about: the asked one, the marketplace's own without one, '' for everywhere [AGENT-1]. */
export function readRealtorsCity(asked: string | null): string {
  const city = asked?.trim() ?? '';
  if (city === '') return SITE.city;
  return equalsIgnoreCase(city, EVERYWHERE) ? '' : city;
}

/** What `?city=` says for this city; '' where the address needs to say nothing. */
export function writeRealtorsCity(city: string): string {
  if (city.trim() === '') return EVERYWHERE;
  return equalsIgnoreCase(city, SITE.city) ? '' : city.trim();
}
