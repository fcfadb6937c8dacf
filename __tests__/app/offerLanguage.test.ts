/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { offerLanguage } from '@/app/offerLanguage';
import { waitingToasts, dropWaitingToast } from '@/components/ui/toast';

const memory = () => {
  const kept = new Map<string, unknown>();
  return {
    get: (key: string) => Promise.resolve(kept.get(key)),
    set: (key: string, value: unknown) => Promise.resolve(void kept.set(key, value)),
  };
};
const spoken = ['te', 'hi', 'en'] as const;
afterEach(() => waitingToasts().forEach(({ id }) => dropWaitingToast(id)));

it('offers once on a device the language that the browser prefers, with the same screen and filters', async () => {
  window.history.replaceState(null, '', '/properties?city=Tirupati#list');
  const storage = memory();
  const went: string[] = [];
  const surroundings = { storage, spoken, preferred: ['te-IN', 'en-IN'], go: (to: string) => void went.push(to) };
  await offerLanguage(surroundings);
  const [toast] = waitingToasts();
  expect(toast?.text).toBe('తెలుగులో చదువుతారా?');
  toast?.action?.run();
  expect(went).toEqual(['/te/properties?city=Tirupati#list']);
  if (toast) dropWaitingToast(toast.id);
  await offerLanguage(surroundings);
  expect(waitingToasts()).toEqual([]);
});

it('offers no language of the browser over a page whose address asks for another, but that which was chosen here', async () => {
  window.history.replaceState(null, '', '/te/properties');
  const storage = memory();
  const visit = () => offerLanguage({ storage, spoken, preferred: ['hi-IN'] });
  await visit();
  expect(offered()).toEqual([]);
  await storage.set('device:chosenLanguage', 'hi');
  await visit();
  expect(offered()).toHaveLength(1);
  window.history.replaceState(null, '', '/');
});

it.each([
  ['the page is in that language', ['en-US', 'te'], spoken],
  ['the app is not built in it', ['hi-IN'], ['en'] as const],
  ['it is none that Gruham speaks', ['ta-IN', 'fr'], spoken],
])('offers nothing where %s', async (_, preferred, built) => {
  await offerLanguage({ storage: memory(), preferred, spoken: built });
  expect(waitingToasts()).toEqual([]);
});

it('offers nothing where the device cannot say whether it was asked', async () => {
  const broken = { get: () => Promise.reject(new Error('away')), set: () => Promise.resolve() };
  await offerLanguage({ storage: broken, preferred: ['te'], spoken });
  expect(waitingToasts()).toEqual([]);
});

const offered = () => waitingToasts().map(({ text }) => text);

it('offers the language that was chosen on this device wherever the page is in another one', async () => {
  const storage = memory();
  await storage.set('device:chosenLanguage', 'te');
  const visit = () => offerLanguage({ storage, spoken, preferred: ['en-IN'] });
  await visit();
  expect(offered()).toEqual(['తెలుగులో చదువుతారా?']);
  waitingToasts().forEach(({ id }) => dropWaitingToast(id));
  await visit();
  expect(offered()).toEqual(['తెలుగులో చదువుతారా?']);
});

it('offers nothing to who has just chosen this language, then or later', async () => {
  const storage = memory();
  await offerLanguage({ storage, spoken, preferred: ['te-IN'], from: 'http://localhost/te/properties' });
  await offerLanguage({ storage, spoken, preferred: ['te-IN'], from: 'http://localhost/properties' });
  expect(offered()).toEqual([]);
  expect(await storage.get('device:chosenLanguage')).toBe('en');
});

it('takes nothing for chosen that another site has in such a path', async () => {
  await offerLanguage({ storage: memory(), spoken, preferred: ['te-IN'], from: 'http://localhost.example/te/' });
  expect(offered()).toEqual(['తెలుగులో చదువుతారా?']);
});
