import { readMyProperties } from '@/api/readers/listings';
import { ENDPOINTS } from '@/contract/endpoints';
import { postingOf } from '../../support/server/posting';
import { appOfAll } from '../../support/server/testApp';
import { AGENT, idOf } from '../../support/server/world';
import { wholeList } from '../../support/server/wholeList';
import { patient } from '../../support/patience';

jest.setTimeout(patient(60_000));

const PATH = `/api/${ENDPOINTS.getMyProperties.path}`;
const MEGABYTE = 1_000_000;
/** As long as a listing's texts may be. */
const LONG = { about: 'a'.repeat(5000), specifications: 's'.repeat(5000), priceIncludes: 'p'.repeat(40_000) };
const LISTINGS = 105;
const server = appOfAll({ properties: LISTINGS * 3, projects: 0 });
let authorization: string;
beforeAll(async () => {
  authorization = await server.tokenOf(AGENT);
});

interface Row {
  readonly _id: string;
  readonly createdAt: string;
}
async function pages(): Promise<{ readonly rows: readonly Row[]; readonly bytes: readonly number[] }> {
  const bytes: number[] = [];
  const rows = await wholeList<Row>(PATH, async (url) => {
    const answer = await server.get(url, { authorization });
    expect([answer.statusCode, answer.headers['x-total-count']]).toEqual([200, String(LISTINGS)]);
    bytes.push(answer.rawPayload.length);
    return { rows: answer.json(), link: answer.headers['link'] as string | undefined };
  });
  return { rows, bytes };
}
const makeLong = async () => {
  const own = server.db.selectFrom('properties').where('owner_id', '=', AGENT.id);
  const rows = await own.select(['id', 'doc']).execute();
  for (const { id, doc } of rows) {
    const long = JSON.stringify({ ...(JSON.parse(doc) as object), ...LONG });
    await server.db.updateTable('properties').set({ doc: long }).where('id', '=', id).execute();
  }
};

describe('the own list, in pages [API-13, DASH-2]', () => {
  it('answers each listing once, newest first, and every field of each [EDIT-1]', async () => {
    const { rows, bytes } = await pages();
    expect(bytes).toHaveLength(2);
    expect(new Set(rows.map(({ _id }) => _id)).size).toBe(LISTINGS);
    const times = rows.map(({ createdAt }) => createdAt);
    expect(times).toEqual([...times].sort().reverse());
    const meta = { status: 200, next: null, total: null, sorts: null, filters: null, bands: null };
    const [record] = readMyProperties(rows.slice(-1), meta).records?.properties ?? [];
    expect(record?.address).toMatch(/^House/);
  });

  it('stays below a megabyte an answer however long the listings are', async () => {
    await makeLong();
    const { rows, bytes } = await pages();
    expect(rows).toHaveLength(LISTINGS);
    expect(Math.max(...bytes)).toBeLessThan(MEGABYTE);
    expect(bytes.length).toBeGreaterThan(10);
  });

  it('refuses a page that it never named, and gives nobody another owner’s', async () => {
    for (const after of ['x', Buffer.from('["rank",1,"a"]').toString('base64url')])
      expect((await server.get(`${PATH}?after=${after}`, { authorization })).statusCode).toBe(400);
    const link = /<([^>]+)>/.exec(String((await server.get(PATH, { authorization })).headers['link']))?.[1] ?? '';
    const other = await server.tokenOf({ id: idOf('user', 3) });
    const owners = (await server.get(link, { authorization: other })).json<{ userId: { _id: string } }[]>();
    expect(owners.length).toBeGreaterThan(0);
    expect(new Set(owners.map(({ userId }) => userId._id))).toEqual(new Set([idOf('user', 3)]));
  });

  it('is empty for who has none', async () => {
    const mine = await postingOf(server, await server.tokenOf({ id: idOf('user', 2) })).mine();
    expect(mine).toEqual([]);
  });
});
