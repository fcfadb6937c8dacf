import { countedPlaces } from '../db/queries/offeredPlaces';
import { addPlace } from '../operations/places';
import type { ConsoleHandlers } from './context';

/** The cities and localities that are offered. */
export const placeHandlers: ConsoleHandlers<'getPlaces' | 'addPlace'> = {
  getPlaces: async ({ db }) =>
    (await countedPlaces(db)).map(({ localities, ...city }) => ({ ...city, localities: [...localities] })),
  addPlace: (_context, asked) => addPlace(asked),
};
