import type * as hitWordsOf from '@/domain/hitWords';

/** What is found, said as the build of a language says it. */
function hitWordsIn(language: 'en' | 'te') {
  const built = (name: string): unknown => jest.requireActual(`../../src/words/built/${language}/${name}`);
  for (const name of ['labels', 'filters', 'listed', 'suggestions']) jest.doMock(`@/words/${name}`, () => built(name));
  jest.resetModules();
  return jest.requireActual<typeof hitWordsOf>('@/domain/hitWords').hitWords;
}

const KORLAGUNTA = { city: 'Tirupati', locality: 'Korlagunta' };
const HITS = {
  city: { kind: 'place', label: 'Tirupati', filters: { city: 'Tirupati' } },
  locality: { kind: 'place', label: 'Korlagunta', filters: KORLAGUNTA },
  landmark: { kind: 'landmark', label: 'Lake View', filters: KORLAGUNTA },
  rooms: { kind: 'place', label: 'Korlagunta', filters: { ...KORLAGUNTA, bhkType: '2' } },
  several: { kind: 'type', label: '', filters: { city: 'Tirupati', locality: 'Korlagunta|Alipiri', bhkType: '2' } },
  pin: {
    kind: 'type',
    label: '2 BHK · 517503, Tirupati',
    filters: { city: 'Tirupati', locality: 'Korlagunta|Alipiri' },
  },
  rent: { kind: 'type', label: '', filters: { city: 'Tirupati', transactionType: 'Rent' } },
  builder: { kind: 'builder', label: 'Lake Homes', filters: null },
  realtor: { kind: 'realtor', label: 'Ravi', filters: null },
} as const;

describe('what is found, in words [HOME-14]', () => {
  it.each([
    ['city', 'Tirupati', ''],
    ['locality', 'Korlagunta', 'Tirupati'],
    ['landmark', 'Lake View', 'Korlagunta, Tirupati'],
    ['rooms', 'Korlagunta', '2 BHK · Tirupati'],
    ['several', '2 BHK · Korlagunta or Alipiri, Tirupati', ''],
    ['pin', '517503, Tirupati', ''],
    ['rent', 'For sale only · Tirupati', ''],
    ['builder', 'Lake Homes', 'Builder'],
    ['realtor', 'Ravi', 'Agent'],
  ] as const)('%s', (name, label, note) => expect(hitWordsIn('en')(HITS[name])).toEqual({ label, note }));

  it.each([
    ['city', 'తిరుపతి', ''],
    ['landmark', 'Lake View', 'Korlagunta, తిరుపతి'],
    ['several', '2 BHK · Korlagunta లేదా Alipiri, తిరుపతి', ''],
    ['rent', 'అమ్మకానికి మాత్రమే · తిరుపతి', ''],
    ['builder', 'Lake Homes', 'బిల్డర్'],
  ] as const)('%s on a Telugu page', (name, label, note) =>
    expect(hitWordsIn('te')(HITS[name])).toEqual({ label, note }),
  );

  it('says areas in a chosen unit', () => {
    const land = { kind: 'type', label: '', filters: { city: 'Tirupati', minArea: 1800 } } as const;
    expect(hitWordsIn('en')(land, 'sqyd').label).toMatch(/200 sq yd/);
    expect(hitWordsIn('en')(land).label).toMatch(/1,800 sq ft/);
  });
});
