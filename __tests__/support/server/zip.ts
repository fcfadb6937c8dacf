import { crc32, inflateRawSync } from 'node:zlib';

/** The files of a zip archive by name, read by its directory at the end as every program reads it; each is checked by its sum. */
export function filesIn(zip: Buffer): ReadonlyMap<string, Buffer> {
  const end = zip.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'));
  if (end === -1) throw new Error('This is no whole zip archive.');
  const files = new Map<string, Buffer>();
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [method, sum, size] = [zip.readUInt16LE(at + 10), zip.readUInt32LE(at + 16), zip.readUInt32LE(at + 20)];
    const [nameLength, extra, comment] = [28, 30, 32].map((field) => zip.readUInt16LE(at + field)) as [
      number,
      number,
      number,
    ];
    const local = zip.readUInt32LE(at + 42);
    const begin = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const stored = zip.subarray(begin, begin + size);
    const bytes = method === 8 ? inflateRawSync(stored) : stored;
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength);
    if (crc32(bytes) !== sum) throw new Error(`${name} is damaged.`);
    files.set(name, bytes);
    at += 46 + nameLength + extra + comment;
  }
  return files;
}
