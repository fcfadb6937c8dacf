/** The dihedral group's multiplication and the permutation of Verhoeff's check digit. */
const PRODUCT = [
  '0123456789',
  '1234067895',
  '2340178956',
  '3401289567',
  '4012395678',
  '5987604321',
  '6598710432',
  '7659821043',
  '8765932104',
  '9876543210',
] as const;
const TURN = [
  '0123456789',
  '1576283094',
  '5803796142',
  '8916043527',
  '9453126870',
  '4286573901',
  '2793806415',
  '7046913258',
];

const digitOf = (row: string | undefined, at: number): number => Number(row?.charAt(at));

function checks(digits: string): boolean {
  const sum = Array.from(digits)
    .reverse()
    .reduce((so, digit, at) => digitOf(PRODUCT[so], digitOf(TURN[at % TURN.length], Number(digit))), 0);
  return sum === 0;
}

/** The twelve digits of an Aadhaar number written with or without spaces or hyphens; null when it is none. */
export function aadhaarDigits(text: string): string | null {
  const digits = text.replace(/[\s-]/g, '');
  return /^[2-9]\d{11}$/.test(digits) && checks(digits) ? digits : null;
}

/** How a number is always shown: its last four digits alone. */
export const maskedAadhaar = (lastFour: string): string => `XXXX XXXX ${lastFour}`;

/** The last four digits of a number that was shown masked; null for anything else. */
export function lastFourOfMasked(text: string): string | null {
  return /^X{8}(\d{4})$/i.exec(text.replace(/[\s-]/g, ''))?.[1] ?? null;
}
