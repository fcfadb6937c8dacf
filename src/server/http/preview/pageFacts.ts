import { isScreen } from '@/domain/screens';
import { findShownAgent, findShownBuilder, findShownListing, findShownProject } from '../../db/queries/preview';
import type { Db } from '../../db/schema';
import { buildersPreview, listPreview, realtorsPreview } from './lists';
import { listingPreview } from './listing';
import { agentPreview, builderPreview } from './people';
import { shown, UNKNOWN, UNLISTED, type PageFacts, type Preview } from './preview';
import { projectPreview } from './project';
import { newsPreview, staticPreview } from './screens';

/** No id is longer; a longer one is not even asked for. */
const LONGEST_ID = 64;

async function ofRecord<Row>(
  id: string,
  find: (id: string) => Promise<Row | undefined>,
  preview: (id: string, row: Row) => Preview,
): Promise<PageFacts> {
  // PostgreSQL takes no text with a NUL.
  const row = id.length > LONGEST_ID || id.includes('\0') ? undefined : await find(id);
  return row === undefined ? UNKNOWN : shown(preview(id, row));
}

const orUnlisted = (preview: Preview | null): PageFacts => (preview === null ? UNLISTED : shown(preview));
const orUnknown = (preview: Preview | null): PageFacts => (preview === null ? UNKNOWN : shown(preview));

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment).trim();
  } catch {
    return '';
  }
}

/**
 * What is known of a page's address: whether it leads anywhere, and what it shows. At most two indexed queries; none for
 * Home. `search` is without '?'. Rejects when the database does not answer.
 */
export async function pageFacts(db: Db, path: string, search: string): Promise<PageFacts | 'home'> {
  if (!isScreen(path)) return UNKNOWN;
  const [screen = '', segment] = path.split('/').filter(Boolean);
  const params = new URLSearchParams(search);
  const id = params.get('id')?.trim() ?? '';
  switch (screen) {
    case '':
    case 'home':
      return 'home';
    case 'properties':
      return orUnlisted(await listPreview(db, 'property', params));
    case 'projects':
      return orUnlisted(await listPreview(db, 'project', params));
    case 'realestateagents':
      return orUnlisted(await realtorsPreview(db, params));
    // Without an id the browser's own memory says which one.
    case 'properties-listing':
      return id === '' ? UNLISTED : ofRecord(id, (one) => findShownListing(db, one), listingPreview);
    case 'properties-listing-one':
      return id === '' ? UNLISTED : ofRecord(id, (one) => findShownProject(db, one), projectPreview);
    case 'buildersdevelopers':
      return id === '' ? shown(buildersPreview()) : ofRecord(id, (one) => findShownBuilder(db, one), builderPreview);
    case 'agentdetails':
      return segment === undefined
        ? UNLISTED
        : ofRecord(decoded(segment), (one) => findShownAgent(db, one), agentPreview);
    case 'news':
      return orUnknown(newsPreview(segment ?? ''));
    default:
      return orUnlisted(staticPreview(screen));
  }
}
