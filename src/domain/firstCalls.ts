import { comparedIds } from './compared';
import { filtersToQuery, parseFilters } from './filters';
import { encodeText, truncate } from './text';

const LONGEST_ID = 64;

function withId(call: string, id: string | null | undefined): readonly string[] {
  const text = truncate(id?.trim() ?? '', LONGEST_ID).text;
  return text === '' ? [] : [`${call}?id=${encodeText(text)}`];
}

function decoded(segment: string | undefined): string {
  try {
    return decodeURIComponent(segment ?? '');
  } catch {
    return '';
  }
}

/**
 * The calls that a screen makes first, as paths relative to the API's base, so that the HTML can start them before
 * any code has loaded. `path` and `search` are those of the page's address; a screen without calls gives [].
 */
export function firstCalls(path: string, search: string): readonly string[] {
  const [screen = '', segment, ...deeper] = path.split('/').filter(Boolean);
  const params = new URLSearchParams(search);
  if (screen === 'agentdetails') {
    return deeper.length > 0 ? [] : withId('users/getAgentDetailsById', decoded(segment));
  }
  if (segment !== undefined) return [];
  switch (screen) {
    case '':
    case 'home':
      return ['homeSettings/projects', 'homeSettings/builders', 'homeSettings/agents'];
    case 'properties': {
      const query = filtersToQuery(parseFilters(params), 'property');
      return [query === '' ? 'property' : `property?${query}`, 'users/getAllLocalities'];
    }
    case 'projects':
      return [`projects?${filtersToQuery(parseFilters(params), 'project')}`, 'users/getAllLocalities'];
    case 'realestateagents':
      return ['users/getAgents'];
    case 'buildersdevelopers':
      return ['builders/getAllBuilders'];
    case 'properties-listing':
      return withId('property/propertyDetailsByUser', params.get('id'));
    case 'properties-listing-one':
      return withId('projects/propertyDetailsByUser', params.get('id'));
    case 'compare':
      return comparedIds(params).flatMap((id) => withId('property/propertyDetailsByUser', id));
    default:
      return [];
  }
}
