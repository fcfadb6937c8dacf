import { TOWNS } from '@/demo/places';
import { GAZETTEER, LANDMARKS } from '@/server/gazetteer/gazetteer';

const localities = GAZETTEER.flatMap(({ name: city, localities: own }) => own.map((part) => ({ ...part, city })));

it('knows at least 120 localities, each once, and where they are [HOME-14]', () => {
  expect(localities.length).toBeGreaterThanOrEqual(120);
  const names = [...GAZETTEER.map(({ name }) => name), ...localities.map(({ city, name }) => `${city}/${name}`)];
  expect(new Set(names).size).toBe(names.length);
  for (const { pin, lat, lon, name } of [...GAZETTEER, ...localities]) {
    expect([name, pin]).toEqual([name, expect.stringMatching(/^5[12]\d{4}$/)]);
    expect([name, lat > 13 && lat < 14.4 && lon > 78.8 && lon < 80.3]).toEqual([name, true]);
  }
});

it('calls no place by the name of another one beside it [HOME-14]', () => {
  for (const { localities: parts } of [{ localities: GAZETTEER }, ...GAZETTEER]) {
    const names = parts.map(({ name }) => name.toLowerCase());
    const also = parts.flatMap((part) => part.also.map((name) => name.toLowerCase()));
    expect(also.filter((name) => names.includes(name))).toEqual([]);
  }
});

it('knows each place of the demo [HOME-14]', () => {
  const known = new Set(localities.map(({ city, name }) => `${city}/${name}`));
  const demo = TOWNS.flatMap(({ name, places }) => places.map((place) => `${name}/${place.name}`));
  expect(demo.filter((each) => !known.has(each))).toEqual([]);
});

it('has each landmark at a place that it knows [HOME-14]', () => {
  const known = new Set([...GAZETTEER.map(({ name }) => `${name}/`), ...localities.map((l) => `${l.city}/${l.name}`)]);
  expect(LANDMARKS.filter(({ city, locality = '' }) => !known.has(`${city}/${locality}`))).toEqual([]);
});
