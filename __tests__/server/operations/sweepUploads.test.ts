import { beginUploadSweep } from '@/server/db/queries/uploads';
import { sweepUploads } from '@/server/operations/sweepUploads';
import type { UploadStore } from '@/server/media/uploadStore';
import { jpeg } from '../../support/jpeg';
import { formOf } from '../../support/server/forms';
import { aPayload, postingOf } from '../../support/server/posting';
import { STORED_APPS, type StoredApp } from '../../support/server/storedApp';
import { AGENT, NOW } from '../../support/server/world';
import { patient } from '../../support/patience';

const DAY = 24 * 60 * 60 * 1000;
jest.setTimeout(patient(20_000));

describe.each(STORED_APPS)('pictures that nothing refers to, in %s [UP-4]', (_name, start) => {
  let server: StoredApp;
  let uploads: UploadStore;
  let agent: ReturnType<typeof postingOf>;
  let token: string;
  let photo: Buffer;
  beforeEach(async () => {
    server = await start({ properties: 1, projects: 0 });
    uploads = server.uploads;
    token = await server.tokenOf(AGENT);
    agent = postingOf(server, token);
    photo = await jpeg();
  });
  afterEach(() => server.close());

  const upload = async () => (await agent.send('image', 'image', photo)).json<{ file: string }>().file;
  const isThere = async (url: string) => (await server.get(url)).statusCode === 200;
  const sweepAt = (time: number) => sweepUploads(server.db, uploads, time);
  const rows = async () => (await server.db.selectFrom('uploads').select('id').execute()).length;
  const setPicture = (profilePic: string) =>
    server.post('/api/users/profile', { profilePic }, { authorization: token });

  it('go after a day with all their files; others stay', async () => {
    const [loose, used] = [await upload(), await upload()];
    const id = await agent.posted(aPayload({ propertyMainImage: used }));
    await uploads.write('brochure-1.pdf', Buffer.from('not an upload'));
    await sweepAt(NOW + DAY - 1);
    expect(await isThere(loose)).toBe(true);
    await sweepAt(NOW + DAY);
    expect([await isThere(loose), await isThere(used)]).toEqual([false, true]);
    expect(await rows()).toBe(1);
    const name = loose.slice('/uploads/'.length, '/uploads/'.length + 36);
    expect(server.stored().filter((each) => each.includes(name))).toEqual([]);
    expect(server.stored()).toContain('brochure-1.pdf');
    await agent.remove(id);
    await sweepAt(NOW + 9 * DAY);
    expect(await isThere(used)).toBe(true);
  });

  it('are also those that an edit took out of a listing, a day after that', async () => {
    const [first, second] = [await upload(), await upload()];
    const id = await agent.posted(aPayload({ propertyMainImage: first, kitchen: [second] }));
    server.clock.now = NOW + 3 * DAY;
    token = await server.tokenOf(AGENT);
    agent = postingOf(server, token);
    await agent.update({ _id: id, ...aPayload({ kitchen: null }) });
    await sweepAt(server.clock.now);
    expect([await isThere(first), await isThere(second)]).toEqual([true, false]);
  });

  it('are never those of a profile', async () => {
    const form = formOf({ field: 'profilePic', bytes: photo });
    const send = () =>
      server.app.inject({
        method: 'POST',
        url: '/api/users/image',
        payload: form.payload,
        headers: { ...form.headers, authorization: token },
      });
    const [old, own] = [(await send()).json<{ file: string }>().file, (await send()).json<{ file: string }>().file];
    await setPicture(old);
    await setPicture(own);
    await sweepAt(NOW + 2 * DAY);
    expect([await isThere(old), await isThere(own)]).toEqual([false, true]);
  });

  it('cannot be referred to once their removal has begun, and a removal that broke off is ended', async () => {
    const going = await upload();
    expect(await beginUploadSweep(server.db, NOW + DAY)).toHaveLength(1);
    expect((await agent.post(aPayload({ propertyMainImage: going }))).statusCode).toBe(400);
    expect((await setPicture(going)).statusCode).toBe(400);
    expect(await isThere(going)).toBe(true);
    await sweepAt(NOW + DAY + 1);
    expect([await isThere(going), await rows()]).toEqual([false, 0]);
  });

  it('are kept for another day by whoever is about to refer to them', async () => {
    const late = await upload();
    server.clock.now = NOW + DAY - 1;
    token = await server.tokenOf(AGENT);
    agent = postingOf(server, token);
    await agent.posted(aPayload({ propertyMainImage: late }));
    await server.db.deleteFrom('upload_uses').execute();
    await sweepAt(NOW + DAY + 5);
    expect(await isThere(late)).toBe(true);
  });

  it('are found in rounds that look at a few old ones each, wherever they stand among those in use', async () => {
    const files = [];
    for (let n = 0; n < 5; n += 1) files.push(await upload());
    const ids = files.map((file) => file.slice('/uploads/'.length, '/uploads/'.length + 36));
    // All of one moment: their ids say who comes first.
    const byId = [...ids].sort();
    const [first, , , late] = byId;
    const id = await agent.posted(aPayload({ kitchen: files.filter((file) => !file.includes(late ?? '')) }));
    await server.db.updateTable('uploads').set({ created_at: NOW }).execute();
    const round = () => beginUploadSweep(server.db, NOW + DAY, 2);
    expect([await round(), await round()]).toEqual([[], [late]]);
    // Comes out of use when its turn is over: its next turn comes as well.
    await server.db
      .deleteFrom('upload_uses')
      .where('listing_id', '=', id)
      .where('upload_id', '=', first ?? '')
      .execute();
    expect(await round()).toEqual([late]);
    expect([...(await round())].sort()).toEqual([first, late]);
    await sweepAt(NOW + DAY);
    expect(await rows()).toBe(3);
    for (let n = 0; n < 4; n += 1) await round();
    expect(await rows()).toBe(3);
  });
});
