import { ENDPOINTS } from '@/contract/endpoints';
import type { Agent, Builder } from '@/contract/entities';
import { includesIgnoreCase } from '@/domain/text';
import { parseDoc, textIn } from '../db/doc';
import { groupedBy } from '../db/groupedBy';
import { builderImages } from '../db/queries/builders';
import { ORDERS, type PageOf } from '../db/queries/listPage';
import {
  homeSection,
  isRealtor,
  listAgents,
  listBuilders,
  ownerIn,
  projectsOfBuilders,
  usersByIds,
  type UserRow,
  type WhichBuilders,
} from '../db/queries/people';
import { countChoices, type ChoiceCounts } from '../db/queries/choiceCounts';
import { allLocalities, citiesWith } from '../db/queries/places';
import { listProjects, projectsByIds, type ProjectRow } from '../db/queries/projects';
import { listProperties } from '../db/queries/properties';
import { wantedValues } from '../db/queries/wantedValues';
import { extraFilters, severalFilters, type Queries } from '@/contract/payloads';
import type { Db } from '../db/schema';
import { agentAnswer, firstPictures, projectInList, propertyInList } from './answerRows';
import type { Handlers } from './context';
import { nextPage, type PageQuestion } from './nextPage';

function pageHeaders(
  path: string,
  asked: PageQuestion,
  { after, total, bands }: PageOf<unknown>,
): Record<string, string> {
  return {
    ...(total === null ? {} : { 'X-Total-Count': String(total) }),
    'X-Sorts': Object.keys(ORDERS).join(','),
    ...(bands === null ? {} : { 'X-Price-Bands': bands.join(',') }),
    ...nextPage(path, asked, after),
  };
}

async function projectCards(db: Db, rows: readonly ProjectRow[]) {
  const ownerIds = rows.flatMap(({ owner_id }) => owner_id ?? []);
  const [owners, logos] = await Promise.all([usersByIds(db, ownerIds), builderImages(db, rows)]);
  return rows.map((row) => projectInList(row, owners.get(row.owner_id ?? ''), logos));
}

/** `Alipiri=12&Korlagunta=7`: letters that no header takes are escaped. */
const countsHeader = (counts: ChoiceCounts): string =>
  new URLSearchParams(Object.entries(counts).map(([choice, count]) => [choice, String(count)])).toString();

/**
 * `city=Tirupati+Urban`: the places of a page that the question names by other names of theirs, so that nobody takes
 * the listings there for others than those asked for [PLIST-8].
 */
function placesHeader(
  asked: Pick<Queries['getProjects'], 'city' | 'locality' | 'localities'>,
  cards: readonly Readonly<Partial<Record<'city' | 'locality', unknown>>>[],
): Record<string, string> {
  const odd = (field: 'city' | 'locality', wanted: readonly string[]) => {
    const names =
      wanted.length === 0 ? [] : cards.flatMap((card) => (typeof card[field] === 'string' ? card[field] : []));
    const others = new Set(names.filter((name) => !wanted.some((text) => includesIgnoreCase(name, text))));
    return [...others].map((name) => [field, name]);
  };
  const said = new URLSearchParams([
    ...odd('city', wantedValues(asked.city)),
    ...odd('locality', wantedValues(asked.locality, asked.localities)),
  ]).toString();
  return said === '' ? {} : { 'X-Places': said };
}

const agentCards = (users: readonly UserRow[]): readonly Agent[] => users.map((user) => agentAnswer(user, 'list'));

/** What a builder's page shows of a project besides its picture. */
const IN_BUILDER = [
  'city',
  'locality',
  'propertyType',
  'unitPriceRangeFrom',
  'unitPriceRangeTo',
  'unitConfig',
  'possessionStatus',
  'reraId',
];

async function builderEntries(db: Db, which: WhichBuilders): Promise<readonly (Builder & { readonly _id: string })[]> {
  const [rows, projects] = await Promise.all([listBuilders(db, which), projectsOfBuilders(db, which)]);
  const ownOf = groupedBy(projects, ({ builder_id }) => builder_id);
  return rows.map(({ id, doc }) => {
    const own = (ownOf.get(id) ?? []).map((project) => ({ id: project.id, doc: parseDoc(project.doc) }));
    return {
      ...(parseDoc(doc) as unknown as Builder),
      _id: id,
      projects: own.map((project) => ({
        ...Object.fromEntries(Object.entries(project.doc).filter(([field]) => IN_BUILDER.includes(field))),
        _id: project.id,
        name: textIn(project.doc, 'name'),
        ...firstPictures(project.doc, 1),
      })),
      projectsList: own.map((project) => textIn(project.doc, 'name')),
    };
  });
}

const inOrder = <R extends { readonly _id: string }>(rows: readonly R[], ids: readonly string[]): readonly R[] => {
  const byId = new Map(rows.map((row) => [row._id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
};

const counted = (body: readonly unknown[]) => ({ body, headers: { 'X-Total-Count': String(body.length) } });

/** Everything that is answered as a list: Home, listings, projects, people, places. */
export const listHandlers: Handlers = {
  getHomeProjects: async ({ db }) => {
    const section = async (name: string) => projectCards(db, await projectsByIds(db, await homeSection(db, name)));
    const [spotlight, reraApproved, topProjects] = await Promise.all(
      ['spotlight', 'reraApproved', 'topProjects'].map(section),
    );
    return { body: { spotlight, reraApproved, topProjects } };
  },
  getHomeBuilders: async ({ db }) => {
    const ids = await homeSection(db, 'builders');
    return { body: inOrder(await builderEntries(db, ids), ids) };
  },
  getHomeAgents: async ({ db }) => {
    const ids = await homeSection(db, 'agents');
    const users = await usersByIds(db, ids);
    return { body: inOrder(agentCards([...users.values()].filter(isRealtor)), ids) };
  },
  getProperties: async ({ db }, asked) => {
    const filters = { 'X-Filters': Object.keys(extraFilters).join(',') };
    if (asked.counts !== undefined) {
      const counts = await countChoices(db, asked, asked.counts);
      return { body: [], headers: { ...filters, ...(counts === null ? {} : { 'X-Counts': countsHeader(counts) }) } };
    }
    const page = await listProperties(db, asked);
    const body = page.rows.map((row) => propertyInList(row, ownerIn(row)));
    const headers = pageHeaders(ENDPOINTS.getProperties.path, asked, page);
    return { body, headers: { ...headers, ...filters, ...placesHeader(asked, body) } };
  },
  getProjects: async ({ db }, asked) => {
    const page = await listProjects(db, asked);
    const filters = { 'X-Filters': Object.keys(severalFilters).join(',') };
    const body = await projectCards(db, page.rows);
    const headers = pageHeaders(ENDPOINTS.getProjects.path, asked, page);
    return { body, headers: { ...headers, ...filters, ...placesHeader(asked, body) } };
  },
  getLocalities: async ({ db }) => ({ body: await allLocalities(db) }),
  getAgents: async ({ db }, asked) => {
    const { rows, total, after } = await listAgents(db, asked);
    return {
      body: agentCards(rows),
      headers: { 'X-Total-Count': String(total), ...nextPage(ENDPOINTS.getAgents.path, asked, after) },
    };
  },
  getBuilders: async ({ db }) => counted(await builderEntries(db, 'all')),
  searchCities: async ({ db }, { name }) => ({ body: name.trim() === '' ? [] : await citiesWith(db, name) }),
  getCities: async ({ db }) => ({ body: { citieslist: await citiesWith(db) } }),
};
