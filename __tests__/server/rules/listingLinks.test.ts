import { storedPictures } from '@/server/rules/listingLinks';

const name = (id: number) => `p${id}-80x60.jpg`;
const address = (id: number) => `/uploads/${name(id)}`;
const from = (count: number) => Array.from({ length: count }, (_unused, at) => at);

/** A store that notes what it is asked, and how much of it at once. */
function watchedStore(there: ReadonlySet<string>) {
  const asked: string[] = [];
  const seen = { asked, now: 0, most: 0 };
  const has = async (file: string): Promise<boolean> => {
    asked.push(file);
    seen.most = Math.max(seen.most, (seen.now += 1));
    await new Promise((done) => setTimeout(done, 1));
    seen.now -= 1;
    return there.has(file);
  };
  return { seen, has };
}

describe('the stored pictures of a listing [API-18, API-23]', () => {
  it('are asked for when they are new and the user’s own, each once and a few at a time', async () => {
    const ids = from(60);
    const { seen, has } = watchedStore(new Set(ids.map(name)));
    const doc = { kitchen: ids.map(address), others: [address(59)] };
    const before = { kitchen: [address(0)], floorPlans: [address(1)] };
    const stored = await storedPictures({ has }, doc, before, new Set(ids.map((id) => `p${id}`)));
    expect([...stored].sort()).toEqual(ids.slice(2).map(address).sort());
    expect(seen.asked.sort()).toEqual(ids.slice(2).map(name).sort());
    expect(seen.most).toBeLessThanOrEqual(8);
  });

  it('are not asked for when they are another’s or invented, nor after one that is not there', async () => {
    const { seen, has } = watchedStore(new Set());
    const doc = { kitchen: from(60).map(address) };
    expect((await storedPictures({ has }, doc, {}, new Set())).size).toBe(0);
    expect(seen.asked).toEqual([]);
    await storedPictures({ has }, doc, {}, new Set(from(60).map((id) => `p${id}`)));
    expect(seen.asked.length).toBeLessThanOrEqual(8);
  });
});
