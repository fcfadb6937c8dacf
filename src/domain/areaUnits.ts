/** Units in which land and floors are measured around Tirupati: their words (`choice` when one is chosen) and size in square feet. */
export const AREA_UNITS = [
  { unit: 'sqft', choice: 'sq ft', label: 'sq ft', one: 'sq ft', sqft: 1 },
  { unit: 'sqyd', choice: 'sq yd', label: 'sq yd', one: 'sq yd', sqft: 9 },
  { unit: 'sqm', choice: 'sq m', label: 'sq m', one: 'sq m', sqft: 1 / 0.09290304 },
  { unit: 'cents', choice: 'cents', label: 'cents', one: 'cent', sqft: 435.6 },
  // 36 sq ft here; other districts count 72, so the choice says which.
  { unit: 'ankanam', choice: 'ankanam (36 sq ft)', label: 'ankanam', one: 'ankanam', sqft: 36 },
  { unit: 'acres', choice: 'acres', label: 'acres', one: 'acre', sqft: 43560 },
] as const;

export type AreaUnit = (typeof AREA_UNITS)[number]['unit'];
