import { localitiesIn, placeChoices, placeNamed } from '@/domain/placeChoices';

const cities = [
  { name: 'Tirupati', localities: ['Alipiri', 'Market'] },
  { name: 'Chittoor', localities: ['Market', 'Tirupati'] },
];

it('offers every city and every locality with its city [HOME-14]', () => {
  const [inCities, inLocalities] = placeChoices(cities);
  expect(inCities?.places).toEqual([{ city: 'Tirupati' }, { city: 'Chittoor' }]);
  expect(inLocalities?.places.map(({ city, locality }) => `${locality ?? ''} ${city}`)).toEqual([
    'Alipiri Tirupati',
    'Market Tirupati',
    'Market Chittoor',
    'Tirupati Chittoor',
  ]);
});

it.each([
  [' alipiri ', { city: 'Tirupati', locality: 'Alipiri' }],
  ['TIRUPATI', { city: 'Tirupati' }],
  ['market', { city: 'Tirupati', locality: 'Market' }],
  ['alip', null],
  ['', null],
])('knows what "%s" names [HOME-14]', (text, place) => expect(placeNamed(cities, text)).toEqual(place));

describe('localities of a city [PLIST-2]', () => {
  const all = ['Alipiri', 'Kattamanchi', 'Market', 'Tirupati'];

  it.each([
    ['', all],
    ['Tirupati', ['Alipiri', 'Market']],
    [' chittoor', ['Market', 'Tirupati']],
    ['t', ['Alipiri', 'Market', 'Tirupati']],
    ['Puttur', all],
  ])('for "%s" are %j', (city, found) => expect(localitiesIn(all, cities, city)).toEqual(found));

  it('are those of the city that another name of it means', () => {
    const also = [{ field: 'city', name: 'Chittoor' }];
    expect(localitiesIn(all, cities, 'చిత్తూరు', also)).toEqual(['Market', 'Tirupati']);
  });

  it('are all where the server says nothing of them', () => {
    expect(localitiesIn(all, [{ name: 'Tirupati', localities: [] }], 'Tirupati')).toEqual(all);
    expect(localitiesIn(all, [], 'Tirupati')).toEqual(all);
  });
});
