import { paths } from './paths';
import { readRealtorsCity, writeRealtorsCity } from './realtorsCity';
import { SAME_FOR_ALL } from './screens';

/**
 * The one address under which a page should be known, as a path: its screen with the record or the city that it shows,
 * and nothing else that its address may carry. Null for a screen that search should not find, and for the lists whose
 * filters have a rule of their own (`canonicalFilters`). Whether the record exists is not asked.
 */
export function canonicalPath(path: string, search: string): string | null {
  const [screen = 'home', segment] = path.split('/').filter(Boolean);
  const params = new URLSearchParams(search);
  const id = params.get('id')?.trim();
  switch (screen) {
    case 'home':
      return '/';
    case 'realestateagents': {
      const city = writeRealtorsCity(readRealtorsCity(params.get('city')));
      return city ? paths.realtorsIn(city) : paths.realtors;
    }
    case 'buildersdevelopers':
      return id ? paths.builder(id) : paths.builders;
    case 'properties-listing':
      return id ? paths.property(id) : null;
    case 'properties-listing-one':
      return id ? paths.project(id) : null;
    case 'agentdetails':
    case 'news':
      return segment ? `/${screen}/${segment}` : null;
    default:
      return SAME_FOR_ALL.some((each) => each === screen) ? `/${screen}` : null;
  }
}
