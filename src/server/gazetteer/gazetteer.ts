import type { Landmark, Town } from './rows';
import { TIRUPATI, TIRUPATI_LANDMARKS } from './tirupati';
import { LANDMARKS_AROUND, TOWNS_AROUND } from './towns';

/** The places of the market: Tirupati first, then the towns around it. */
export const GAZETTEER: readonly Town[] = [TIRUPATI, ...TOWNS_AROUND];

export const LANDMARKS: readonly Landmark[] = [...TIRUPATI_LANDMARKS, ...LANDMARKS_AROUND];
