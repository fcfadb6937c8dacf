import { draftStorage } from '@/store/drafts/draftStorage';
import { testEffects } from '../../support/testEffects';
import { anUpload } from '../../support/uploadItem';

it('keeps two users and two forms apart [WIZ-19]', async () => {
  const { effects } = testEffects();
  const draft = (city: string) => ({ savedAt: 1, step: 1, values: { city }, photos: [] });
  const places = [
    draftStorage(effects.device, 'u1', 'post'),
    draftStorage(effects.device, 'u2', 'post'),
    draftStorage(effects.device, 'u1', 'edit:p1'),
  ];
  for (const [n, place] of places.entries()) await place.write(draft(`city ${n}`));
  for (const [n, place] of places.entries()) expect(await place.read()).toEqual(draft(`city ${n}`));
  const file = new File(['x'], 'a.jpg');
  await places[0]?.writeFile('a', file);
  expect(await places[0]?.readFile('a')).toBe(file);
  expect(await places[1]?.readFile('a')).toBeNull();
});

it('reads an upload that was under way as one that waits, and leaves out what cannot be read [WIZ-19]', async () => {
  const { effects, seen } = testEffects();
  const refused = anUpload('d', { state: 'error', reason: 'No picture.', isFinal: true });
  seen.onDevice.set('draft:u1:post', {
    savedAt: 5,
    step: 'x',
    values: { city: 'T' },
    photos: [
      anUpload('a', { state: 'uploading', progress: 70 }),
      { id: 'b' },
      null,
      anUpload('c', { form: 'edit:x' }),
      refused,
    ],
  });
  const draft = await draftStorage(effects.device, 'u1', 'post').read();
  expect(draft).toMatchObject({ savedAt: 5, step: 1, values: { city: 'T' } });
  expect(draft?.photos).toEqual([anUpload('a'), anUpload('c'), refused]);
});

it('clears a draft with its files, and leaves the others [WIZ-19]', async () => {
  const { effects, seen } = testEffects();
  const draft = draftStorage(effects.device, 'u1', 'edit:p1');
  const other = draftStorage(effects.device, 'u1', 'post');
  for (const place of [draft, other]) {
    await place.write({ savedAt: 1, step: 1, values: {}, photos: [anUpload('a')] });
    await place.writeFile('a', new File(['x'], 'a.jpg'));
  }
  await draft.clear();
  expect([...seen.onDevice.keys()]).toEqual(['draft:u1:post', 'draft-file:u1:post:a']);
});

it.each([undefined, null, 'draft', 7, [], { step: 1 }])('takes %j for no draft [WIZ-19]', async (stored) => {
  const { effects, seen } = testEffects();
  seen.onDevice.set('draft:u1:post', stored);
  expect(await draftStorage(effects.device, 'u1', 'post').read()).toBeNull();
});
