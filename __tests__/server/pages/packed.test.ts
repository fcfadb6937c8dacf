import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { bytesFor, packed } from '@/server/pages/packed';

const html = '<p>తిరుపతి & Tirupati</p>'.repeat(50);

describe('packed', () => {
  it('is compressed once for all who take it so', async () => {
    const text = packed(html);
    expect((await bytesFor(text, 'br'))[0]).toBe((await bytesFor(text, 'br'))[0]);
  });

  it.each([
    ['br, gzip', 'br'],
    ['gzip, deflate, br;q=0.8', 'gzip'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0', null],
    [undefined, null],
  ] as const)('sends who takes %s the whole page as %s', async (accepted, name) => {
    const [bytes, encoding] = await bytesFor(packed(html), accepted);
    expect(encoding).toBe(name);
    const read = encoding === 'br' ? brotliDecompressSync : encoding === 'gzip' ? gunzipSync : (all: Buffer) => all;
    expect(read(bytes).toString()).toBe(html);
  });

  it('marks the same text alike and another one otherwise', () => {
    const [one, same, other] = [packed(html), packed(html), packed(`${html}!`)];
    expect(one.etag).toBe(same.etag);
    expect(one.etag).not.toBe(other.etag);
  });
});
