import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';

/** A text as it is sent to many, compressed when it is first asked for so, once. */
export interface Packed {
  /** Weak, for it is the same under each encoding. */
  readonly etag: string;
  readonly plain: Buffer;
  readonly under: Map<Encoding, Promise<Buffer>>;
  /** About what it takes in memory with its compressed twins. */
  readonly bytes: number;
}

type Encoding = 'br' | 'gzip';
const brotli = promisify(brotliCompress);
/** 5 of 11: as small as a page can be made within a few ms. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const COMPRESS: Readonly<Record<Encoding, (plain: Buffer) => Promise<Buffer>>> = {
  br: (plain) => brotli(plain, QUALITY),
  gzip: promisify(gzip),
};
/** Twins are a third of a text at most, and there are two of them. */
const WITH_TWINS = 1.7;
/** Below this nothing is won, bytes. */
const TOO_SMALL = 1024;

/** `text` may be in UTF-8 already. */
export function packed(text: string | Buffer): Packed {
  const plain = typeof text === 'string' ? Buffer.from(text) : text;
  const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 27);
  return { etag: `W/"${hash}"`, plain, under: new Map(), bytes: Math.ceil(plain.length * WITH_TWINS) };
}

/** The bytes that a browser takes, by its Accept-Encoding, and the name of their encoding; null for none. */
export async function bytesFor(
  { plain, under }: Packed,
  accepted: string | undefined,
): Promise<[Buffer, Encoding | null]> {
  const encoding = plain.length < TOO_SMALL ? null : negotiate<Encoding>(accepted ?? '', ['br', 'gzip']);
  if (encoding === null) return [plain, null];
  const bytes = under.get(encoding) ?? COMPRESS[encoding](plain);
  under.set(encoding, bytes);
  return [await bytes, encoding];
}
