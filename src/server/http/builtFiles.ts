import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { HttpError } from '../kernel/httpError';
import { applyVerdict, verdictOn } from './conditionalRequests';
import { varyOnEncoding } from './sendKept';

/** What is kept of a folder, bytes: a whole build takes 3 MB, its compressed twins included. */
const MOST = 16 * 1_048_576;
/** What an entry takes beside its bytes. */
const ENTRY = 300;

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
};

/** The encodings of the twins that the build leaves beside a file, and how their names end. */
const TWINS = { br: '.br', gzip: '.gz' } as const;
type Encoding = keyof typeof TWINS;
const ENCODINGS = Object.keys(TWINS) as Encoding[];

interface KeptFile {
  readonly bytes: Buffer;
  readonly tag: string;
  readonly modified: Date;
}

/**
 * The files that the build left in a folder, each read once and then sent from memory, under the encoding that the
 * caller takes, with its conditions and ranges. What was not there when the server started is not found.
 */
export function builtFiles(folder: string) {
  const names = new Set(readdirSync(folder));
  const kept = new LRUCache<string, KeptFile>({
    maxSize: MOST,
    sizeCalculation: ({ bytes }) => bytes.length + ENTRY,
    fetchMethod: async (name) => {
      const path = join(folder, name);
      const [bytes, { mtime }] = await Promise.all([readFile(path), stat(path)]);
      const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 27);
      return { bytes, tag: `"${hash}"`, modified: mtime };
    },
  });

  async function send(
    { headers }: FastifyRequest,
    reply: FastifyReply,
    name: string,
    cacheControl: string,
  ): Promise<FastifyReply> {
    const type = TYPES[extname(name)];
    if (!names.has(name) || type === undefined) throw new HttpError(404, 'There is no such file.');
    const twins = ENCODINGS.filter((each) => names.has(name + TWINS[each]));
    const encoding = negotiate<Encoding>(headers['accept-encoding'] ?? '', twins);
    const { bytes, tag, modified } = await kept.forceFetch(encoding === null ? name : name + TWINS[encoding]);
    void reply.headers({
      'Accept-Ranges': 'bytes',
      'Cache-Control': cacheControl,
      ETag: tag,
      'Last-Modified': modified.toUTCString(),
    });
    if (twins.length > 0) varyOnEncoding(reply);
    const verdict = verdictOn(headers, { size: bytes.length, tag, modified });
    applyVerdict(reply, verdict, bytes.length);
    if (verdict.status === 304) return reply.send();
    void reply.header('Content-Type', type);
    if (encoding !== null) void reply.header('Content-Encoding', encoding);
    return reply.send(verdict.status === 206 ? bytes.subarray(verdict.start, verdict.end + 1) : bytes);
  }
  return { names, send };
}
