import { addPlace, changePlace, mergePlaces, placesNow, removePlace } from '../operations/places';
import type { ConsoleHandlers } from './context';

/** The cities and localities that are offered, and what is done to one. */
export const placeHandlers: ConsoleHandlers<'getPlaces' | 'addPlace' | 'changePlace' | 'mergePlaces' | 'removePlace'> =
  {
    getPlaces: ({ db }) => placesNow(db),
    addPlace: (_context, asked) => addPlace(asked),
    changePlace: (_context, { name, facts, ...seen }) => changePlace(seen, { name, facts }),
    mergePlaces: (_context, { into, ...seen }) => mergePlaces(seen, into),
    removePlace: (_context, seen) => removePlace(seen),
  };
