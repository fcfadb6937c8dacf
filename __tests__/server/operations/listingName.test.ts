import type * as headlines from '@/domain/headlines';
import { LANGUAGES } from '@/domain/languages';
import type * as site from '@/domain/site';
import type { Site } from '@/domain/site';
import { SUBTYPES } from '@/domain/subtypes';
import { listingNamer } from '@/server/operations/listingName';
import { placeNames } from '@/server/operations/placeNames';
import { appOfEach } from '../../support/server/testApp';

const server = appOfEach({ properties: 0, projects: 0 });

/** What the app of a language calls a listing, with the names that its pages bring of places. */
function appsHeadline(language: string, places: Site['places']) {
  const built = (name: string): unknown => jest.requireActual(`../../../src/words/built/${language}/${name}`);
  for (const name of ['labels', 'headlines']) jest.doMock(`@/words/${name}`, () => built(name));
  jest.resetModules();
  jest.requireActual<typeof site>('@/domain/site').showSite({ places });
  return jest.requireActual<typeof headlines>('@/domain/headlines').headline;
}

const DOCS = [
  ...SUBTYPES.flatMap((selectedSubtype) => [
    { selectedSubtype, bedroom: '3', locality: 'Alipiri', city: 'Tirupati' },
    { selectedSubtype, city: 'Tirupati' },
  ]),
  { selectedSubtype: 'Open plot' },
  { selectedSubtype: 'Houseboat', bhk: '2 BHK', city: 'Tirupati' },
  { propertyType: 'Commercial', locality: 'Perur' },
  {},
  { name: ' Garden House ', selectedSubtype: 'Villa' },
];

it.each(LANGUAGES.map(({ code }) => code))('names listings in mails as the app in %s does [PDET-3]', async (code) => {
  const nameOf = await listingNamer(server.db, code);
  const headlineOf = appsHeadline(code, await placeNames(server.db, code));
  expect(DOCS.map(nameOf)).toEqual(DOCS.map((doc) => headlineOf(doc)));
});
