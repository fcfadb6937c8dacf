import type { FastifyInstance } from 'fastify';
import { propertyColumns } from '@/server/db/columns';
import { addListing as addRow } from '@/server/db/queries/listings';
import { builtApp } from './builtApp';
import { testApp, type TestApp } from './testApp';
import { AGENT, NOW } from './world';

export const LISTING = 'b1';

/** A flat with all that a preview tells, and what it must not. */
export const FLAT = {
  name: 'Garuda Nilayam',
  selectedSubtype: 'Apartment',
  bedroom: '2 BHK',
  city: 'Tirupati',
  locality: 'Korlagunta',
  expectedPrice: '4550000',
  builtUpArea: 1275,
  possessionStatus: 'ready_to_move',
  propertyMainImage: ['/uploads/house-1-1280x960.jpg'],
  about: 'Call me on 09848012345 or 98480-12345. A bright home. '.repeat(10),
  address: 'House 7, a street that strangers need not know',
};

const unescape = (text: string) =>
  text.replace(
    /&(amp|quot|#39|lt|gt);/g,
    (_all, name: string) => ({ amp: '&', quot: '"', '#39': "'", lt: '<', gt: '>' })[name] ?? '',
  );

/** What a crawler reads in a page's head. */
export function readHead(html: string) {
  const head = html.slice(0, html.indexOf('</head>'));
  const tags = new Map<string, string>();
  for (const [, key = '', content = ''] of head.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g)) {
    if (tags.has(key)) throw new Error(`${key} stands twice`);
    tags.set(key, unescape(content));
  }
  const titles = [...head.matchAll(/<title>([^<]*)<\/title>/g)].map(([, title = '']) => unescape(title));
  const canonical = /<link rel="canonical" href="([^"]*)">/.exec(head)?.[1];
  const json = /<script type="application\/ld\+json">([^<]*)<\/script>/.exec(head)?.[1];
  const data: unknown = json === undefined ? null : JSON.parse(json);
  return { tags, titles, canonical: canonical === undefined ? null : unescape(canonical), data };
}
const addListing =
  (base: TestApp) =>
  async (id: string, doc: Record<string, unknown>, status = 1, owner: string = AGENT.id) => {
    await addRow(base.db, {
      id,
      owner_id: owner,
      status,
      city_id: 1,
      locality_id: 1,
      ...propertyColumns(doc, NOW, 1000),
      doc: JSON.stringify(doc),
    });
  };

/** For the tests of one file: a server that sends pages, with the flat as `LISTING`; requests ask gruham.example. */
export function pagesWorld() {
  let world: { readonly base: TestApp; readonly app: FastifyInstance } | null = null;
  const started = () => {
    if (world === null) throw new Error('The server has not started yet.');
    return world;
  };
  beforeAll(async () => {
    const base = await testApp({ properties: 20, projects: 6 });
    world = { base, app: await builtApp(base) };
    await addListing(base)(LISTING, FLAT);
  });
  afterAll(async () => {
    await world?.app.close();
    await world?.base.close();
  });
  const get = (url: string, headers: Record<string, string> = {}) =>
    started().app.inject({ url, headers: { host: 'gruham.example', ...headers } });
  return {
    get base() {
      return started().base;
    },
    addListing: (...listing: Parameters<ReturnType<typeof addListing>>) => addListing(started().base)(...listing),
    get,
    page: async (url: string, headers: Record<string, string> = {}) => {
      const { statusCode, body } = await get(url, headers);
      return { statusCode, body, ...readHead(body) };
    },
  };
}
