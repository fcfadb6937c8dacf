import { alikePictures, hashEarlierPictures } from '@/server/operations/alikePictures';
import { uploadsAlike } from '@/server/db/queries/alikeUploads';
import { patient } from '../../support/patience';
import { COPIES, drawnPicture } from '../../support/drawnPictures';
import { aPayload, postingOf } from '../../support/server/posting';
import { STORED_APPS, type StoredApp } from '../../support/server/storedApp';
import { AGENT, idOf } from '../../support/server/world';

jest.setTimeout(patient(60_000));

describe.each(STORED_APPS)('pictures that look like others, in %s [UP-4]', (_name, start) => {
  let server: StoredApp;
  afterEach(() => server.close());

  it('lead from a listing to the others that show one, whoever sent it and whatever was done to it', async () => {
    server = await start({ properties: 1, projects: 0 });
    const other = { id: idOf('user', 3) };
    const agents = [AGENT, other].map(async ({ id }) => ({ id, ...postingOf(server, await server.tokenOf({ id })) }));
    const [mine, theirs] = await Promise.all(agents);
    if (mine === undefined || theirs === undefined) throw new Error('nobody posts');
    const post = async (by: typeof mine, name: string, ...pictures: readonly Buffer[]) => {
      const { images } = (await by.send('uploadFiles', 'images', ...pictures)).json<{ images: string[] }>();
      return by.posted(aPayload({ userId: by.id, name, kitchen: images }));
    };
    const [house, garden, office] = await Promise.all([1, 2, 3].map(drawnPicture));
    if (house === undefined || garden === undefined || office === undefined) throw new Error('nothing drawn');
    const first = await post(mine, 'House', house, garden);
    const copies: string[] = [];
    for (const [name, copyOf] of Object.entries(COPIES))
      copies.push(await post(theirs, name, office, await copyOf(house)));
    expect(await alikePictures(server.db, first)).toEqual([...copies].sort());
    const [copy = ''] = copies;
    expect(await alikePictures(server.db, copy)).toEqual([first, ...copies.slice(1)].sort());
    await theirs.remove(copy);
    expect(await alikePictures(server.db, first)).toEqual(copies.slice(1).sort());
    // As before pictures were compared; one of them is gone from the store.
    const none = { hash: null, band0: null, band1: null, band2: null, band3: null, band4: null };
    await server.db.updateTable('uploads').set(none).execute();
    expect(await alikePictures(server.db, first)).toEqual([]);
    const { upload_id } = await server.db
      .selectFrom('upload_uses')
      .select('upload_id')
      .where('listing_id', '=', copies[1] ?? '')
      .orderBy('upload_id')
      .executeTakeFirstOrThrow();
    await server.uploads.remove(new Set([upload_id]));
    await hashEarlierPictures(server.db, server.uploads);
    expect(await alikePictures(server.db, first)).toEqual(expect.arrayContaining(copies.slice(2)));
    const unseen = await server.db.selectFrom('uploads').select('id').where('hash', 'is', null).execute();
    expect(unseen).toEqual([]);
    const gone = await server.db.selectFrom('uploads').select('hash').where('id', '=', upload_id).executeTakeFirst();
    expect(gone?.hash).toBe('');
    expect(await uploadsAlike(server.db, '')).toEqual([]);
  });
});
