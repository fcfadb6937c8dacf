/** Units in which land and floors are measured around Tirupati, in the order in which they are offered. */
export const UNIT_NAMES = ['sqft', 'sqyd', 'sqm', 'cents', 'ankanam', 'acres'] as const;

export type AreaUnit = (typeof UNIT_NAMES)[number];

/** What a person chooses: one unit for all areas, or for each thing the one in which it is usually counted. */
export type UnitChoice = AreaUnit | 'usual';
