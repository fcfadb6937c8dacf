import sharp from 'sharp';

/** Nine columns of eight rows: each of them has eight steps from one field to the next. */
const COLUMNS = 9;
const ROWS = 8;
/** Each field is the mean of so many points across and down: exact, whatever the picture's size. */
const FINE = 8;
/** A step (of 255) below this is none: it would come and go with each saving of the picture. */
const STEP = 3;
/** With fewer steps down, or fewer others, too many pictures would look the same. */
const FEWEST = 8;

/**
 * What a picture looks like in 64 bits as 16 hexadecimal digits: where it gets darker from left to right. It stays nearly
 * the same however the picture is sized, saved, lightened or marked. '' where a picture shows too little to compare.
 * Throws when the source is no picture.
 */
export async function pictureHash(source: Buffer): Promise<string> {
  const points = await sharp(source)
    .autoOrient()
    .flatten({ background: '#ffffff' })
    .greyscale()
    .resize({ width: COLUMNS * FINE, height: ROWS * FINE, fit: 'fill', fastShrinkOnLoad: false })
    .raw()
    .toBuffer();
  const lightIn = (row: number, column: number): number => {
    let sum = 0;
    for (let y = row * FINE; y < (row + 1) * FINE; y += 1) {
      const from = y * COLUMNS * FINE + column * FINE;
      for (const light of points.subarray(from, from + FINE)) sum += light;
    }
    return sum / (FINE * FINE);
  };
  let bits = '';
  for (let row = 0; row < ROWS; row += 1) {
    for (let column = 0; column < COLUMNS - 1; column += 1)
      bits += lightIn(row, column) - lightIn(row, column + 1) >= STEP ? '1' : '0';
  }
  const steps = bits.replaceAll('0', '').length;
  return Math.min(steps, bits.length - steps) < FEWEST ? '' : BigInt(`0b${bits}`).toString(16).padStart(16, '0');
}
