import { setImmediate as othersTurn } from 'node:timers/promises';

/** A picture as bare pixels, three bytes each: red, green, blue; the first row is the top one. */
export interface Pixels {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

/** What the head of a BMP says; lengths in bytes. */
interface BmpHead {
  readonly width: number;
  readonly height: number;
  readonly topDown: boolean;
  readonly bits: 1 | 4 | 8 | 16 | 24 | 32;
  readonly masks: readonly [number, number, number];
  readonly palette: Buffer;
  readonly pixelsAt: number;
  readonly rowLength: number;
}

const FILE_HEAD = 14;
const INFO_HEAD = 40;
const PLAIN = 0;
const BIT_FIELDS = 3;
const MASKS_5 = [0x7c00, 0x03e0, 0x001f] as const;
const MASKS_8 = [0xff0000, 0x00ff00, 0x0000ff] as const;

const isDepth = (bits: number): bits is BmpHead['bits'] => [1, 4, 8, 16, 24, 32].includes(bits);

/**
 * Reads the head of a BMP without its pixels. Null for what is no BMP, for a cut one, and for the run-length kinds,
 * which nobody writes any more.
 */
export function bmpHead(bytes: Buffer): BmpHead | null {
  if (bytes.length < FILE_HEAD + INFO_HEAD || bytes.toString('latin1', 0, 2) !== 'BM') return null;
  const pixelsAt = bytes.readUInt32LE(10);
  const headLength = bytes.readUInt32LE(14);
  const width = bytes.readInt32LE(18);
  const signedHeight = bytes.readInt32LE(22);
  const height = Math.abs(signedHeight);
  const bits = bytes.readUInt16LE(28);
  const packing = bytes.readUInt32LE(30);
  if (headLength < INFO_HEAD || headLength > 124 || width <= 0 || height === 0 || !isDepth(bits)) return null;
  const masked = packing === BIT_FIELDS && (bits === 16 || bits === 32);
  if (packing !== PLAIN && !masked) return null;
  // The masks follow the short head, and are a part of the longer ones.
  const masksAt = FILE_HEAD + INFO_HEAD;
  const paletteAt = FILE_HEAD + headLength + (masked && headLength === INFO_HEAD ? 12 : 0);
  const rowLength = Math.ceil((width * bits) / 32) * 4;
  if (pixelsAt < paletteAt || pixelsAt + rowLength * height > bytes.length) return null;
  const masks = masked
    ? ([0, 4, 8].map((at) => bytes.readUInt32LE(masksAt + at)) as [number, number, number])
    : bits === 16
      ? MASKS_5
      : MASKS_8;
  const colours = bytes.readUInt32LE(46) || 2 ** bits;
  const palette =
    bits <= 8 ? bytes.subarray(paletteAt, Math.min(pixelsAt, paletteAt + 4 * Math.min(colours, 256))) : Buffer.alloc(0);
  return { width, height, topDown: signedHeight < 0, bits, masks, palette, pixelsAt, rowLength };
}

/** Reads the part of a value that a mask names, as 0 to 255. */
function channel(mask: number): (value: number) => number {
  if (mask === 0) return () => 0;
  const shift = 31 - Math.clz32(mask & -mask);
  const most = mask >>> shift;
  return (value) => Math.round((((value & mask) >>> shift) * 255) / most);
}

/** So many pixels are read before others get their turn: about 10 ms. */
const AT_ONCE = 500_000;

/**
 * The pixels of a BMP whose head was read before; transparency is left out, as most programs do. Lets other work in
 * now and then, for a small file can hold very many pixels.
 */
export async function bmpPixels(bytes: Buffer, head: BmpHead): Promise<Pixels> {
  const { width, height, bits, palette, masks } = head;
  const data = Buffer.alloc(width * height * 3);
  const [red, green, blue] = masks.map(channel);
  const perByte = 8 / bits;
  const readPart = (y: number, start: number, end: number): void => {
    const row = head.pixelsAt + head.rowLength * (head.topDown ? y : height - 1 - y);
    let to = (y * width + start) * 3;
    for (let x = start; x < end; x += 1, to += 3) {
      if (bits <= 8) {
        const shift = 8 - bits * ((x % perByte) + 1);
        const at = 4 * (((bytes[row + Math.floor(x / perByte)] ?? 0) >> shift) & (2 ** bits - 1));
        data[to] = palette[at + 2] ?? 0;
        data[to + 1] = palette[at + 1] ?? 0;
        data[to + 2] = palette[at] ?? 0;
      } else if (bits === 24) {
        const from = row + x * 3;
        data[to] = bytes[from + 2] ?? 0;
        data[to + 1] = bytes[from + 1] ?? 0;
        data[to + 2] = bytes[from] ?? 0;
      } else {
        const value = bits === 16 ? bytes.readUInt16LE(row + x * 2) : bytes.readUInt32LE(row + x * 4);
        data[to] = red?.(value) ?? 0;
        data[to + 1] = green?.(value) ?? 0;
        data[to + 2] = blue?.(value) ?? 0;
      }
    }
  };
  let unbroken = 0;
  for (let y = 0; y < height; y += 1) {
    // A row may be the whole picture.
    for (let start = 0; start < width; start += AT_ONCE) {
      const end = Math.min(width, start + AT_ONCE);
      readPart(y, start, end);
      unbroken += end - start;
      if (unbroken < AT_ONCE) continue;
      unbroken = 0;
      await othersTurn();
    }
  }
  return { data, width, height };
}
