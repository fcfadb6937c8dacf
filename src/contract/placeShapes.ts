import { z } from 'zod';
import { done, mark, nothing } from './consoleParts';
import { fault } from './faults';
import { nameText, text } from './primitives';

/** A name that people may read; without what could be taken for HTML, or for a formula. */
const named = (most: number) =>
  nameText(most)
    .regex(/^[^<>|]*$/u, fault('markup'))
    .regex(/^(?![=+\-@])/, fault('formula'));
export const placeName = named(60).min(2);
export const otherName = named(60);

/** What listings may call a place: names that are known already stay. */
const anyName = nameText(120).min(1);
const names = z.array(anyName).max(200);
const pins = z.array(text(6).regex(/^[1-9]\d{5}$/, fault('wrongPin'))).max(30);
/** Degrees, of India. */
const north = z.coerce.number(fault('notDegrees')).min(6, fault('outsideIndia')).max(38, fault('outsideIndia'));
const east = z.coerce.number(fault('notDegrees')).min(68, fault('outsideIndia')).max(98, fault('outsideIndia'));

/** What a place is known by beside its name. */
const placeFacts = z
  .strictObject({
    /** Its name in Telugu and in Hindi; '' where that is not known. */
    te: named(60),
    hi: named(60),
    /** Other spellings and former names, in any script. */
    also: names,
    pins,
    /** Degrees north and east. */
    lat: north.nullable(),
    lon: east.nullable(),
  })
  .refine(({ lat, lon }) => (lat === null) === (lon === null), fault('bothDegrees'));
export type PlaceFacts = z.infer<typeof placeFacts>;

/** A row of a file with places; what it leaves out stays, null is nothing. */
export const placeRow = z.strictObject({
  city: anyName,
  locality: anyName.nullish(),
  telugu: named(60).nullish(),
  hindi: named(60).nullish(),
  also: names.nullish(),
  pins: pins.nullish(),
  lat: north.nullish(),
  lon: east.nullish(),
});
export type PlaceFileRow = z.infer<typeof placeRow>;

const kind = z.enum(['city', 'locality']);
const id = z.number().int().positive();
/** A place as the operator saw it: one that has changed since is left as it is. */
const seenPlace = { kind, id, mark };

export const placeQuestions = {
  getPlaces: nothing,
  addPlace: z.strictObject({ city: placeName, locality: placeName.optional() }),
  changePlace: z.strictObject({ ...seenPlace, name: placeName, facts: placeFacts }),
  mergePlaces: z.strictObject({ ...seenPlace, into: id }),
  removePlace: z.strictObject(seenPlace),
} as const;

const place = z.object({
  id,
  mark,
  name: text(200),
  facts: placeFacts,
  /** Active ones. */
  listings: z.number(),
  projects: z.number(),
  /** For good; else as long as an active listing names it. */
  offered: z.boolean(),
});
const city = place.extend({ localities: z.array(place) });

export const placeAnswers = {
  /** Every place that is offered. */
  getPlaces: z.array(city),
  addPlace: done,
  changePlace: done,
  mergePlaces: done,
  removePlace: done,
} as const;

export type PlaceKind = z.infer<typeof kind>;
export type ConsolePlace = z.infer<typeof place>;
export type ConsoleCity = z.infer<typeof city>;
