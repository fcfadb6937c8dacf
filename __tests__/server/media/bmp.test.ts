import fc from 'fast-check';
import { bmpHead, bmpPixels } from '@/server/media/bmp';
import { bmpOf } from '../../support/server/bmp';

async function pixels(bytes: Buffer): Promise<string[]> {
  const head = bmpHead(bytes);
  if (head === null) throw new Error('no BMP');
  const { data, width, height } = await bmpPixels(bytes, head);
  expect(data).toHaveLength(width * height * 3);
  return Array.from({ length: width * height }, (_unused, at) => data.toString('hex', at * 3, at * 3 + 3));
}

const RED = 'ff0000';
const GREEN = '00ff00';
const BLUE = '0000ff';
const palette = Buffer.from('0000ff0000ff0000ff000000', 'hex');
/** Two rows, the bottom one first: red green blue, and blue green red. */
const EXPECTED = [BLUE, GREEN, RED, RED, GREEN, BLUE];

describe('BMP pictures', () => {
  it.each([
    ['4 colours in 4 bits', { bits: 4, palette, rows: ['0120', '2100'] }],
    ['8 bits', { bits: 8, palette, rows: ['000102', '020100'] }],
    ['16 bits', { bits: 16, rows: ['007ce0031f00', '1f00e003007c'] }],
    ['24 bits', { bits: 24, rows: ['0000ff00ff00ff0000', 'ff000000ff000000ff'] }],
    ['32 bits', { bits: 32, rows: ['0000ff0000ff0000ff000000', 'ff00000000ff00000000ff00'] }],
    [
      '16 bits with masks of their own',
      {
        bits: 16,
        packing: 3,
        masks: Buffer.from('00f80000e00700001f000000', 'hex'),
        rows: ['00f8e0071f00', '1f00e00700f8'],
      },
    ],
  ])('reads %s', async (_name, { rows, ...rest }) => {
    const bytes = bmpOf({ width: 3, height: 2, rows: rows.map((row) => Buffer.from(row, 'hex')), ...rest });
    expect(await pixels(bytes)).toEqual(EXPECTED);
  });

  it('reads one bit a pixel', async () => {
    const two = Buffer.from('000000ffffffff00', 'hex').subarray(0, 8);
    const bytes = bmpOf({ width: 10, height: 1, bits: 1, palette: two, rows: [Buffer.from([0b10100000, 0b01000000])] });
    expect((await pixels(bytes)).map((each) => (each === '000000' ? 0 : 1))).toEqual([1, 0, 1, 0, 0, 0, 0, 0, 0, 1]);
  });

  it('reads rows from the top when the height is negative', async () => {
    const rows = ['0000ff', 'ff0000'].map((row) => Buffer.from(row, 'hex'));
    expect(await pixels(bmpOf({ width: 1, height: -2, bits: 24, rows }))).toEqual([RED, BLUE]);
    expect(await pixels(bmpOf({ width: 1, height: 2, bits: 24, rows }))).toEqual([BLUE, RED]);
  });

  it.each([
    ['many rows', 2000, 800],
    ['one row', 1_600_000, 1],
  ])('lets other work in while it reads a small file of many pixels in %s', async (_name, width, height) => {
    const row = Buffer.alloc(Math.ceil(width / 8));
    const bytes = bmpOf({ width, height, bits: 1, palette: Buffer.alloc(8), rows: Array<Buffer>(height).fill(row) });
    const head = bmpHead(bytes);
    if (head === null) throw new Error('no BMP');
    let turns = 0;
    const count = setInterval(() => (turns += 1), 0);
    await bmpPixels(bytes, head);
    clearInterval(count);
    expect(turns).toBeGreaterThanOrEqual(2);
  });

  it('takes no cut, oversized or unknown kind', () => {
    const good = bmpOf({ width: 3, height: 2, bits: 24, rows: [Buffer.alloc(9), Buffer.alloc(9)] });
    expect(bmpHead(good)).not.toBeNull();
    expect(bmpHead(good.subarray(0, -1))).toBeNull();
    expect(bmpHead(good.subarray(0, 40))).toBeNull();
    for (const [at, value] of [
      [18, 0],
      [18, -3],
      [18, 2_000_000_000],
      [22, 0],
      [22, 2_000_000_000],
      [28, 7],
      [30, 1],
      [30, 4],
      [14, 12],
      [10, 5],
    ] as const) {
      const broken = Buffer.from(good);
      broken.writeInt32LE(value, at);
      expect(bmpHead(broken)).toBeNull();
    }
  });

  it('never throws, whatever a file with its mark says', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uint8Array({ minLength: 60, maxLength: 300 }),
        fc.constantFrom(1, 4, 8, 16, 24, 32),
        async (noise, bits) => {
          const bytes = Buffer.from(noise);
          bytes.write('BM', 0, 'latin1');
          bytes.writeUInt32LE(54, 10);
          bytes.writeUInt32LE(40, 14);
          bytes.writeInt32LE((noise[20] ?? 1) % 8, 18);
          bytes.writeInt32LE((noise[21] ?? 1) % 8, 22);
          bytes.writeUInt16LE(bits, 28);
          bytes.writeUInt32LE((noise[22] ?? 0) % 2 === 0 ? 0 : 3, 30);
          const head = bmpHead(bytes);
          if (head !== null) await bmpPixels(bytes, head);
        },
      ),
    );
  });
});
