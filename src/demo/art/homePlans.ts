/** What a room is for. */
export type Use = 'living' | 'dining' | 'bed' | 'bath' | 'kitchen' | 'utility' | 'balcony';

/** A room; all lengths in feet, from the top left corner of the home. */
export interface Room {
  use: Use;
  x: number;
  y: number;
  w: number;
  h: number;
}

/** A door of 3 ft in a wall: `across` runs along x, else along y; `swing` says to which side it opens. */
interface Door {
  x: number;
  y: number;
  across: boolean;
  swing: 1 | -1;
}

/** A home seen from above. */
interface Plan {
  w: number;
  h: number;
  rooms: readonly Room[];
  doors: readonly Door[];
  /** Openings without a door: x, y, w, h. */
  open: readonly (readonly [number, number, number, number])[];
  /** Windows: x, y, length, across. */
  windows: readonly (readonly [number, number, number, boolean])[];
}

const one: Plan = {
  w: 27,
  h: 28,
  rooms: [
    { use: 'bed', x: 0, y: 0, w: 13, h: 11 },
    { use: 'bath', x: 13, y: 0, w: 6, h: 11 },
    { use: 'kitchen', x: 19, y: 0, w: 8, h: 11 },
    { use: 'living', x: 0, y: 11, w: 27, h: 13 },
    { use: 'balcony', x: 3, y: 24, w: 12, h: 4 },
  ],
  doors: [
    { x: 9, y: 11, across: true, swing: -1 },
    { x: 13, y: 6, across: false, swing: 1 },
    { x: 20, y: 11, across: true, swing: -1 },
    { x: 27, y: 19, across: false, swing: -1 },
  ],
  open: [[6, 24, 6, 0]],
  windows: [
    [3, 0, 6, true],
    [14.5, 0, 2.5, true],
    [21, 0, 4, true],
    [18, 24, 6, true],
    [0, 15, 5, false],
  ],
};

const two: Plan = {
  w: 36,
  h: 32,
  rooms: [
    { use: 'bed', x: 0, y: 0, w: 13, h: 11 },
    { use: 'bath', x: 13, y: 0, w: 6, h: 11 },
    { use: 'kitchen', x: 19, y: 0, w: 10, h: 11 },
    { use: 'utility', x: 29, y: 0, w: 7, h: 11 },
    { use: 'living', x: 0, y: 11, w: 22, h: 17 },
    { use: 'dining', x: 22, y: 11, w: 8, h: 7 },
    { use: 'bath', x: 30, y: 11, w: 6, h: 7 },
    { use: 'bed', x: 22, y: 18, w: 14, h: 10 },
    { use: 'balcony', x: 3, y: 28, w: 13, h: 4 },
  ],
  doors: [
    { x: 9, y: 11, across: true, swing: -1 },
    { x: 13, y: 6, across: false, swing: 1 },
    { x: 20, y: 11, across: true, swing: -1 },
    { x: 29, y: 7, across: false, swing: 1 },
    { x: 30, y: 14.6, across: false, swing: 1 },
    { x: 23, y: 18, across: true, swing: 1 },
    { x: 0, y: 13, across: false, swing: 1 },
  ],
  open: [
    [22, 11.2, 0, 6.2],
    [6, 28, 7, 0],
  ],
  windows: [
    [3, 0, 6, true],
    [14.5, 0, 2.5, true],
    [22, 0, 4, true],
    [36, 13.5, 2.5, false],
    [36, 20, 6, false],
    [0, 19, 6, false],
  ],
};

const three: Plan = {
  w: 40,
  h: 34,
  rooms: [
    { use: 'bed', x: 0, y: 0, w: 13, h: 11 },
    { use: 'bath', x: 13, y: 0, w: 6, h: 11 },
    { use: 'bed', x: 19, y: 0, w: 12, h: 11 },
    { use: 'kitchen', x: 31, y: 0, w: 9, h: 11 },
    { use: 'living', x: 0, y: 11, w: 20, h: 19 },
    { use: 'dining', x: 20, y: 11, w: 20, h: 8 },
    { use: 'bath', x: 20, y: 19, w: 7, h: 11 },
    { use: 'bed', x: 27, y: 19, w: 13, h: 11 },
    { use: 'balcony', x: 3, y: 30, w: 13, h: 4 },
  ],
  doors: [
    { x: 9, y: 11, across: true, swing: -1 },
    { x: 13, y: 6, across: false, swing: 1 },
    { x: 27, y: 11, across: true, swing: -1 },
    { x: 33, y: 11, across: true, swing: -1 },
    { x: 22, y: 19, across: true, swing: 1 },
    { x: 28, y: 19, across: true, swing: 1 },
    { x: 0, y: 13, across: false, swing: 1 },
  ],
  open: [
    [20, 11.4, 0, 7.2],
    [6, 30, 7, 0],
  ],
  windows: [
    [3, 0, 6, true],
    [14.5, 0, 2.5, true],
    [22, 0, 6, true],
    [40, 3, 5, false],
    [40, 13, 4, false],
    [40, 22, 6, false],
    [22, 30, 2.5, true],
    [0, 19, 6, false],
  ],
};

/** Three bedrooms and a wing with a fourth; what the wing's garden room is decides on a fifth. */
const withWing = (garden: Use): Plan => ({
  w: 52,
  h: 34,
  rooms: [
    ...three.rooms.map((room) => (room.use === 'dining' ? { ...room, w: 26 } : room)),
    { use: 'bed', x: 40, y: 0, w: 12, h: 11 },
    { use: 'bath', x: 46, y: 11, w: 6, h: 8 },
    { use: garden, x: 40, y: 19, w: 12, h: 11 },
  ],
  doors: [
    ...three.doors,
    { x: 41, y: 11, across: true, swing: 1 },
    { x: 46, y: 13.5, across: false, swing: 1 },
    { x: 41, y: 19, across: true, swing: 1 },
  ],
  open: three.open,
  windows: [
    ...three.windows.filter(([x]) => x < 40),
    [43, 0, 6, true],
    [52, 3, 5, false],
    [52, 13.5, 2.5, false],
    [52, 22, 6, false],
  ],
});

/** Homes of one to five bedrooms. */
const PLANS = [one, two, three, withWing('living'), withWing('bed')] as const;

/** The home that the floor plan of a seed shows. */
export const homePlanOf = (seed: number): Plan => PLANS[(seed + PLANS.length - 1) % PLANS.length] ?? one;

/** How many bedrooms the floor plan of a seed shows. */
export const bedroomsShown = (seed: number): number => homePlanOf(seed).rooms.filter(({ use }) => use === 'bed').length;
