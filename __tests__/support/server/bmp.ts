/** A BMP of the given rows of pixel bytes, padded to four bytes each, as programs write them: the bottom row first. */
export function bmpOf({
  width,
  height,
  bits,
  rows,
  palette = Buffer.alloc(0),
  packing = 0,
  masks = Buffer.alloc(0),
}: {
  width: number;
  height: number;
  bits: number;
  rows: readonly Buffer[];
  palette?: Buffer;
  packing?: number;
  masks?: Buffer;
}): Buffer {
  const head = Buffer.alloc(54);
  const pixelsAt = 54 + masks.length + palette.length;
  const padded = rows.map((row) => Buffer.concat([row, Buffer.alloc((4 - (row.length % 4)) % 4)]));
  head.write('BM', 0, 'latin1');
  head.writeUInt32LE(pixelsAt, 10);
  head.writeUInt32LE(40, 14);
  head.writeInt32LE(width, 18);
  head.writeInt32LE(height, 22);
  head.writeUInt16LE(1, 26);
  head.writeUInt16LE(bits, 28);
  head.writeUInt32LE(packing, 30);
  head.writeUInt32LE(palette.length / 4, 46);
  return Buffer.concat([head, masks, palette, ...padded]);
}
