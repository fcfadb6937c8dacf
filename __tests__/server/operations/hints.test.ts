import { parseDoc } from '@/server/db/doc';
import { findListing, writeListing } from '@/server/db/queries/listings';
import { hintsOf } from '@/server/operations/hints';
import { drawnPicture } from '../../support/drawnPictures';
import { aPayload, postingOf } from '../../support/server/posting';
import { appOfEach } from '../../support/server/testApp';
import { AGENT, idOf } from '../../support/server/world';

const server = appOfEach({ properties: 0, projects: 0 });
let agent: ReturnType<typeof postingOf>;
let other: ReturnType<typeof postingOf>;
const OTHER = { id: idOf('user', 3) };
beforeEach(async () => {
  agent = postingOf(server, await server.tokenOf(AGENT));
  other = postingOf(server, await server.tokenOf(OTHER));
});

async function hints(id: string) {
  const row = await findListing(server.db, id);
  const found = row === undefined ? [] : await hintsOf(server.db, row);
  return found.map((hint) => ({ ...hint, text: hint.text.in('en') }));
}
const ABOUT =
  'A corner home with morning light, two minutes from the bus stand, with a well, a garden and a view of the seven hills.';

describe('what an operator may look at twice [DASH-3]', () => {
  it('is nothing in a listing like any other', async () => {
    for (const name of ['One', 'Two']) await agent.posted(aPayload({ name, about: 'A bright flat' }));
    expect(
      await hints(await other.posted(aPayload({ userId: OTHER.id, name: 'One', about: 'A bright flat' }))),
    ).toEqual([]);
  });

  it('is a picture or a description that another listing has, whoever posted it', async () => {
    const photo = await drawnPicture(7);
    const sent = async (by: typeof agent) =>
      (await by.send('uploadFiles', 'images', photo)).json<{ images: string[] }>().images;
    const first = await agent.posted(aPayload({ kitchen: await sent(agent), about: ABOUT }));
    const theirs = { userId: OTHER.id, name: 'Another', kitchen: await sent(other) };
    const second = await other.posted(aPayload({ ...theirs, about: ABOUT.replace('seven', '7').toUpperCase() }));
    const elsewhere = await other.posted(aPayload({ ...theirs, locality: 'Korlagunta', about: `Quiet. ${ABOUT}` }));
    expect(await hints(first)).toEqual([
      ...[second, elsewhere].sort().map((listingId) => ({ kind: 'picture', text: expect.any(String), listingId })),
      { kind: 'text', text: 'Another listing has nearly the same description.', listingId: second },
    ]);
    expect((await hints(elsewhere)).filter(({ kind }) => kind === 'text')).toMatchObject([{ listingId: second }]);
  });

  it('is a price far from the locality’s, and contact data in texts and in names of pictures', async () => {
    for (let n = 0; n < 5; n += 1) {
      const id = await agent.posted(aPayload({ name: `Flat ${n}`, builtUpArea: 1000, pricePerSqft: 4500 }));
      await writeListing(server.db, id, { status: 1 });
    }
    const dear = aPayload({
      userId: OTHER.id,
      builtUpArea: 1000,
      expectedPrice: 900_000_000,
      about: 'Call 98480 22338',
    });
    const id = await other.posted(dear);
    expect(await hints(id)).toMatchObject([
      { kind: 'price', listingId: null },
      { kind: 'contact', text: 'There is a phone number, a link or an e-mail address in “Describe the property”.' },
    ]);
    // Far from what is asked there, and still a price that can be.
    const priceHints = async (expectedPrice: number) => {
      const doc = parseDoc((await findListing(server.db, id))?.doc ?? '{}');
      await writeListing(server.db, id, { doc: JSON.stringify({ ...doc, expectedPrice }) });
      return (await hints(id)).filter(({ kind }) => kind === 'price').length;
    };
    expect([await priceHints(12_000_000), await priceHints(8_000_000), await priceHints(1_500_000)]).toEqual([1, 0, 1]);
    const pictures = { kitchen: ['https://old.example/p/call_98480_22338.jpg?w=1'] };
    await writeListing(server.db, id, { doc: JSON.stringify({ ...pictures, expectedPrice: 1 }) });
    expect(await hints(id)).toMatchObject([{ kind: 'contact', text: expect.stringMatching(/^The name of a picture/) }]);
  });
});
