import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';

/** A page as it is sent, compressed once for all who ask. */
export interface Packed {
  /** Weak, for it is the same under each encoding. */
  readonly etag: string;
  readonly br: Buffer;
  readonly gzip: Buffer;
  readonly plain: Buffer;
  /** What it takes in memory. */
  readonly bytes: number;
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
/** 5 of 11: as small as a page can be made within a few ms. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

export async function packed(html: string): Promise<Packed> {
  const plain = Buffer.from(html);
  const [br, zipped] = await Promise.all([brotli(plain, QUALITY), zip(plain)]);
  const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 27);
  return { etag: `W/"${hash}"`, br, gzip: zipped, plain, bytes: plain.length + br.length + zipped.length };
}

/** The bytes that a browser takes, by its Accept-Encoding, and the name of their encoding; null for none. */
export function bytesFor({ br, gzip: zipped, plain }: Packed, accepted: string | undefined): [Buffer, string | null] {
  const encoding = negotiate(accepted ?? '', ['br', 'gzip']);
  return encoding === 'br' ? [br, encoding] : encoding === 'gzip' ? [zipped, encoding] : [plain, null];
}
