import { z } from 'zod';
import { done, nothing } from './consoleParts';
import { nameText, text } from './primitives';

/** A name that people may read; without what could be taken for HTML. */
const named = (most: number) => nameText(most).regex(/^[^<>|]*$/u, 'is a name without <, > and |.');
const placeName = named(60).min(2);

/** What a place is known by beside its name. */
export const placeFacts = z
  .strictObject({
    /** Its name in Telugu and in Hindi; '' where that is not known. */
    te: named(60),
    hi: named(60),
    /** Other spellings and former names, in any script. */
    also: z.array(named(60).min(1)).max(200, 'may be 200 at most'),
    pins: z.array(text(6).regex(/^[1-9]\d{5}$/, 'has six digits')).max(30, 'may be 30 at most'),
    /** Degrees north and east, of India. */
    lat: z.number().min(6).max(38).nullable(),
    lon: z.number().min(68).max(98).nullable(),
  })
  .refine(({ lat, lon }) => (lat === null) === (lon === null), 'lat and lon belong together.');
export type PlaceFacts = z.infer<typeof placeFacts>;

const kind = z.enum(['city', 'locality']);
const id = z.number().int().positive();
/** A place as the operator saw it: one that has changed since is left as it is. */
const seenPlace = { kind, id, mark: text(64).min(1) };

export const placeQuestions = {
  getPlaces: nothing,
  addPlace: z.strictObject({ city: placeName, locality: placeName.optional() }),
  changePlace: z.strictObject({ ...seenPlace, name: placeName, facts: placeFacts }),
  mergePlaces: z.strictObject({ ...seenPlace, into: id }),
  removePlace: z.strictObject(seenPlace),
} as const;

const place = z.object({
  id,
  mark: text(64),
  name: text(200),
  facts: placeFacts,
  /** Active ones. */
  listings: z.number(),
  projects: z.number(),
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
