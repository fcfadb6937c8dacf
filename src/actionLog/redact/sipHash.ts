/** Turns a text into 64 bits that nobody can foresee or undo without the key: SipHash-2-4. */
export type KeyedHash = (text: string) => bigint;

const MASK = (1n << 64n) - 1n;
const turn = (word: bigint, by: bigint): bigint => ((word << by) | (word >> (64n - by))) & MASK;
const KEY = /^[0-9a-f]{32}$/;

/** `key`: 128 random bits as 32 hexadecimal digits. */
export function sipHash(key: string): KeyedHash {
  if (!KEY.test(key)) throw new RangeError('A redaction key has 32 hexadecimal digits.');
  const [k0, k1] = [BigInt(`0x${key.slice(0, 16)}`), BigInt(`0x${key.slice(16)}`)];
  return (text) => {
    let v0 = k0 ^ 0x736f6d6570736575n;
    let v1 = k1 ^ 0x646f72616e646f6dn;
    let v2 = k0 ^ 0x6c7967656e657261n;
    let v3 = k1 ^ 0x7465646279746573n;
    const round = (): void => {
      v0 = (v0 + v1) & MASK;
      v1 = turn(v1, 13n) ^ v0;
      v0 = turn(v0, 32n);
      v2 = (v2 + v3) & MASK;
      v3 = turn(v3, 16n) ^ v2;
      v0 = (v0 + v3) & MASK;
      v3 = turn(v3, 21n) ^ v0;
      v2 = (v2 + v1) & MASK;
      v1 = turn(v1, 17n) ^ v2;
      v2 = turn(v2, 32n);
    };
    const take = (word: bigint): void => {
      v3 ^= word;
      round();
      round();
      v0 ^= word;
    };
    const bytes = new TextEncoder().encode(text);
    let word = 0n;
    for (let at = 0; at < bytes.length; at += 1) {
      word |= BigInt(bytes[at] ?? 0) << BigInt(8 * (at % 8));
      if (at % 8 === 7) {
        take(word);
        word = 0n;
      }
    }
    take(word | (BigInt(bytes.length & 255) << 56n));
    v2 ^= 0xffn;
    for (let n = 0; n < 4; n += 1) round();
    return v0 ^ v1 ^ v2 ^ v3;
  };
}
