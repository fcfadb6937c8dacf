import { z } from 'zod';
import { property } from '@/contract/entities';
import { LISTING_FIELDS, namesWhere } from '@/contract/listingFields';
import { imageList } from '@/domain/images';
import { canonicalSubtype, isPlot } from '@/domain/subtypes';
import { storeysShown } from '@/demo/art/forms';
import { bedroomsShown } from '@/demo/art/homePlans';
import { ART_KINDS } from '@/demo/art/draw';
import { makeListings } from '@/demo/listings';
import { makePeople } from '@/demo/people';
import { addressOf, PICTURE_SET } from '@/demo/pictureSet';
import { CHOICES, PROPERTY_TYPES } from '@/features/posting/values/choices';
import { fieldsShown } from '@/features/posting/values/fieldsShown';

const NOW = Date.UTC(2026, 10, 21, 6);
const anyDoc = z.record(z.string(), z.unknown());
const people = makePeople(NOW, new Map());
const listings = [...makeListings('demo', people, NOW)];
const docs = listings.map(({ id, doc }) => anyDoc.parse({ ...anyDoc.parse(JSON.parse(doc)), id }));
const subtypeOf = (doc: (typeof docs)[number]) => canonicalSubtype(String(doc['selectedSubtype']));
const land = docs.filter((doc) => isPlot(subtypeOf(doc)));
const buildings = docs.filter((doc) => !isPlot(subtypeOf(doc)));

/** Beside what the forms ask for: the record's id, and the name under which the sale is kept. */
const BESIDE: readonly string[] = ['id', 'saleType'];
const isPicture = (name: string) =>
  namesWhere(LISTING_FIELDS, ({ kind }) => kind === 'pictures' || kind === 'pictureList').some((each) => each === name);
const storey = (floor: unknown) => (floor === 'Ground' ? 0 : Number(floor));
const numberIn = (text: string, words: RegExp) => [...text.matchAll(words)].map(([, count]) => Number(count));

const SHOWN = new Map(
  ART_KINDS.flatMap((kind) =>
    PICTURE_SET[kind].map((seed) => {
      const bedrooms = kind === 'floorPlan' ? bedroomsShown(seed) : null;
      return [addressOf(kind, seed), { kind, storeys: storeysShown(kind, seed), bedrooms }] as const;
    }),
  ),
);

describe('a listing of the demo that its owner confirmed', () => {
  const DAY = 86_400_000;
  const confirmed = listings.filter(({ renewed_at }) => renewed_at != null);

  it('was posted a month or more before, and is shown [DASH-2]', () => {
    expect(confirmed.length).toBeGreaterThan(30);
    for (const { created_at, renewed_at, status } of confirmed) {
      expect(renewed_at).toBeLessThan(NOW);
      expect((renewed_at ?? 0) - created_at).toBeGreaterThanOrEqual(30 * DAY);
      expect(status).toBe(1);
    }
  });

  it('stands beside others that wait for that, on the demo agent’s dashboard [DASH-2]', () => {
    const own = listings.filter(({ owner_id, status }) => owner_id === people.lakshmiId && status === 1);
    const waiting = own.filter(({ created_at, renewed_at }) => NOW - Math.max(created_at, renewed_at ?? 0) >= 30 * DAY);
    expect(waiting.length).toBeGreaterThanOrEqual(3);
    expect(waiting.length).toBeLessThan(own.length);
  });
});

describe('every listing of the demo', () => {
  it('has no field that the form of its kind does not ask for', () => {
    const strange = docs.flatMap((doc) => {
      const subtype = subtypeOf(doc) ?? 'Villa';
      const asked: ReadonlySet<string> = fieldsShown({
        selectedSubtype: subtype,
        possessionStatus: String(doc['possessionStatus']),
        morePricing: true,
        chargeBrokerage: 'Yes',
      });
      return Object.keys(doc)
        .filter((name) => !asked.has(name) && !BESIDE.includes(name) && !isPicture(name))
        .map((name) => `${subtype}: ${name}`);
    });
    expect([...new Set(strange)]).toEqual([]);
  });

  it('says by which month to come it is ready, where it is unfinished [PDET-8]', () => {
    const unfinished = docs.filter((doc) => doc['possessionStatus'] === 'Under construction');
    expect(unfinished.length).toBeGreaterThan(20);
    const thisMonth = new Date(NOW).toISOString().slice(0, 7);
    for (const { launchDate } of unfinished) {
      expect(launchDate).toMatch(/^\d{4}-\d{2}$/);
      expect(String(launchDate) > thisMonth).toBe(true);
    }
  });

  it('answers a choice with one of its words', () => {
    const strange = docs.flatMap((doc) =>
      Object.entries({ ...CHOICES, propertyType: PROPERTY_TYPES }).flatMap(([name, choices]) => {
        const value = doc[name];
        return value === undefined || choices.some((choice) => choice === value) ? [] : [`${name}: ${String(value)}`];
      }),
    );
    expect([...new Set(strange)]).toEqual([]);
  });

  it('says nothing of a building where there is only land', () => {
    expect(land.length).toBeGreaterThan(100);
    const ofBuildings = namesWhere(LISTING_FIELDS, ({ asked }) => asked === 'building');
    for (const doc of land) expect(ofBuildings.filter((name) => name in doc)).toEqual([]);
  });

  it('lies on a floor that its building has', () => {
    expect(buildings.length).toBeGreaterThan(500);
    for (const doc of buildings) {
      expect(Number(doc['noOfFloors'])).toBeGreaterThanOrEqual(1);
      if ('propertyFloorNo' in doc)
        expect(storey(doc['propertyFloorNo'])).toBeLessThanOrEqual(Number(doc['noOfFloors']));
    }
  });

  it('has two storeys where it is called a duplex', () => {
    const duplexes = docs.filter((doc) => /duplex/i.test(String(doc['name'])));
    expect(duplexes.length).toBeGreaterThan(5);
    expect(duplexes.filter((doc) => doc['noOfFloors'] !== '2')).toEqual([]);
  });

  it('has a carpet area within the built-up area, and land as large as its sides say', () => {
    for (const doc of buildings) expect(Number(doc['carpetArea'])).toBeLessThanOrEqual(Number(doc['builtUpArea']));
    for (const doc of land) {
      const sides = Number(doc['plotWidth']) * Number(doc['plotLength']);
      expect(Math.abs(sides / Number(doc['plotArea']) - 1)).toBeLessThan(0.05);
    }
  });

  it('costs what its area and its rate come to', () => {
    const priced = docs.filter((doc) => 'expectedPrice' in doc);
    expect(docs.length - priced.length).toBe(1);
    for (const doc of priced) {
      const area = Number(doc['builtUpArea'] ?? doc['plotArea']);
      expect(Math.abs((area * Number(doc['pricePerSqft'])) / Number(doc['expectedPrice']) - 1)).toBeLessThan(0.02);
    }
  });

  it('counts the bedrooms alike in its name, its text and its facts', () => {
    for (const doc of docs) {
      const text = `${String(doc['name'])}. ${String(doc['about'])}`;
      const said = new Set(numberIn(text, /(\d+) ?(?:BHK|bedrooms?\b)/g));
      const bedrooms = 'bedroom' in doc ? [parseInt(String(doc['bedroom']), 10)] : [];
      expect([...said].filter((count) => !bedrooms.includes(count))).toEqual([]);
    }
  });

  it('names in its text the floor on which it lies', () => {
    const words = 'ground first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' ');
    const told = buildings.filter((doc) => 'bedroom' in doc && 'propertyFloorNo' in doc);
    const named = told.flatMap((doc) => {
      const [, word] = /(?:on the|^The) (\w+) floor/.exec(String(doc['about'])) ?? [];
      return word === undefined ? [] : [{ word, floor: storey(doc['propertyFloorNo']) }];
    });
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter(({ word, floor }) => words.indexOf(word) !== floor)).toEqual([]);
  });

  it('shows a building with as many storeys as it has, and no second one', () => {
    for (const doc of docs) {
      const [main, ...others] = Object.keys(doc)
        .filter(isPicture)
        .flatMap((name) => imageList(doc[name]))
        .map((address) => SHOWN.get(address));
      const storeys = main?.storeys ?? null;
      if ('noOfFloors' in doc) expect([main?.kind, storeys]).toEqual([main?.kind, Number(doc['noOfFloors'])]);
      else expect(storeys).toBeNull();
      expect(others.filter((other) => other?.storeys != null)).toEqual([]);
    }
  });

  it('shows the floor plan of a home with as many bedrooms as it has', () => {
    const plans = docs.flatMap((doc) =>
      imageList(doc['floorPlan']).map((address) => [parseInt(String(doc['bedroom'])), SHOWN.get(address)?.bedrooms]),
    );
    expect(plans.length).toBeGreaterThan(100);
    expect(plans.filter(([has, shown]) => has !== shown)).toEqual([]);
  });

  it('keeps to the contract', () => {
    for (const { id, ...doc } of docs) expect(() => property.parse({ ...doc, _id: id })).not.toThrow();
  });
});
