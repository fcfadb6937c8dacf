import type { FoundScreen } from '@/domain/findScreen';
import { newsPage } from '@/domain/firstCalls';
import { DELETED } from '@/domain/listingStatus';
import { titleOnPage } from '@/domain/newsHeadlines';
import type { Address, Screen } from '@/domain/screens';
import type { NewsArticle } from '@/domain/news';
import { paths } from '@/domain/paths';
import { SITE } from '@/domain/site';
import type { ListKind } from '@/domain/listKind';
import { findListing } from '../../db/queries/listings';
import { findShownAgent, findShownBuilder, findShownListing, findShownProject } from '../../db/queries/preview';
import type { Db } from '../../db/schema';
import { shownArticle, newsPage as shownPage } from '../../operations/articles';
import { meantList } from '../../operations/meantList';
import { buildersPreview, listPreview, realtorsPreview } from './lists';
import { listingPreview } from './listing';
import { agentPreview, builderPreview } from './people';
import { GONE, pageAt, pageFound, UNKNOWN, UNLISTED, type PageFacts, type Preview } from './preview';
import { projectPreview } from './project';
import { absolutePicture, schemaDocument, thing } from './schemaOrg';

/** A screen that says the same to everybody; null for any other. */
const staticPreview = ({ title, description, path }: Screen): Preview | null =>
  description === undefined ? null : { title, description, path, type: 'website', picture: null };

/** An article [HOME-10]. */
function newsPreview({ slug, title, summary, date, picture }: NewsArticle): Preview {
  const src = picture?.src ?? null;
  const path = paths.news(slug);
  return {
    title,
    description: summary,
    path,
    type: 'article',
    picture: src,
    data: (absolute) =>
      schemaDocument(
        thing('NewsArticle', {
          headline: title,
          description: summary,
          datePublished: date,
          image: absolutePicture(src, absolute),
          url: absolute(path),
          publisher: thing('Organization', { name: SITE.name, url: absolute('/') }),
        }),
      ),
  };
}

async function ofRecord<Row>(
  id: string,
  find: (id: string) => Promise<Row | undefined>,
  preview: (id: string, row: Row) => Preview,
): Promise<PageFacts> {
  // Without an id the browser's own memory says which one, or it leads elsewhere.
  if (id === '') return UNLISTED;
  const row = await find(id);
  return row === undefined ? UNKNOWN : pageFound(preview(id, row));
}

async function ofListing(db: Db, id: string): Promise<PageFacts> {
  const facts = await ofRecord(id, (one) => findShownListing(db, one), listingPreview);
  return facts === UNKNOWN && (await findListing(db, id))?.status === DELETED ? GONE : facts;
}

const orUnlisted = (preview: Preview | null): PageFacts => (preview === null ? UNLISTED : pageFound(preview));

async function ofList(db: Db, kind: ListKind, { path }: Screen, params: URLSearchParams): Promise<PageFacts> {
  const preview = await listPreview(db, kind, params);
  if (preview !== null) return pageFound(preview);
  const instead = await meantList(db, kind, path, params);
  return instead === null ? UNLISTED : pageAt(instead);
}

const fromScreen = (screen: Screen, at: Address): PageFacts =>
  orUnlisted(staticPreview({ ...screen, path: screen.canonical?.(at, screen.path) ?? screen.path }));

async function ofNews(db: Db, screen: Screen, at: Address): Promise<PageFacts> {
  const page = newsPage(at.params);
  if (page > 1 && page > (await shownPage(db, page)).pages) return UNLISTED;
  return fromScreen({ ...screen, title: titleOnPage(screen.title, page) }, at);
}

/**
 * What is known of a screen's address: whether it leads anywhere, and what it shows. At most two indexed queries, and one for
 * each further locality of a list; a search and a look at the list for a place that nobody calls so; none for Home.
 * Rejects when the database does not answer.
 */
export async function pageFacts(db: Db, { name, screen, at }: FoundScreen): Promise<PageFacts | 'home'> {
  const { params, id, segment } = at;
  switch (name) {
    case 'home':
      return 'home';
    case 'properties':
      return ofList(db, 'property', screen, params);
    case 'projects':
      return ofList(db, 'project', screen, params);
    case 'realtors':
      return orUnlisted(await realtorsPreview(db, params));
    case 'property':
      return ofListing(db, id);
    case 'project':
      return ofRecord(id, (one) => findShownProject(db, one), projectPreview);
    case 'builders':
      return id === ''
        ? pageFound(buildersPreview(screen))
        : ofRecord(id, (one) => findShownBuilder(db, one), builderPreview);
    case 'agent':
      return ofRecord(segment, (one) => findShownAgent(db, one), agentPreview);
    case 'news':
      return segment === ''
        ? ofNews(db, screen, at)
        : ofRecord(
            segment,
            (slug) => shownArticle(db, slug),
            (_slug, article) => newsPreview(article),
          );
    default:
      return fromScreen(screen, at);
  }
}
