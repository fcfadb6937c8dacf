import { mkdirSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../kernel/config';
import { HttpError } from '../kernel/httpError';
import { uploadsFolder } from '../media/configuredStore';
import { uploadType } from '../media/fileTypes';
import type { UploadHead, UploadReader, UploadStore } from '../media/uploadStore';
import { applyVerdict, isConditional, verdictOn } from './conditionalRequests';

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/** The app may stand on another origin than its pictures; it frames its brochures, and nothing else of the uploads. */
const forOthers = (file: string): Readonly<Record<string, string>> => ({
  'Cross-Origin-Resource-Policy': 'cross-origin',
  ...(file.endsWith('.pdf')
    ? {
        // A browser's own viewer of PDF files styles itself in the page.
        'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'",
        'X-Frame-Options': 'SAMEORIGIN',
      }
    : { 'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'" }),
});

const noFile = () => new HttpError(404, 'There is no such file.');

const lasting = (name: string, { tag, modified }: UploadHead) => ({
  ...forOthers(name),
  'Accept-Ranges': 'bytes',
  'Cache-Control': `public, max-age=${YEAR_MS / 1000}, immutable`,
  ETag: tag,
  'Last-Modified': modified.toUTCString(),
});

/** One file out of a store that is not on this machine, with what the folder's files are answered with. */
async function sendFrom({ head, read }: UploadReader, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const name = request.url.replace(/\?.*$/s, '').slice('/uploads/'.length);
  const type = uploadType(name);
  if (type === null) throw noFile();
  const { headers, method } = request;
  const known = method === 'HEAD' || isConditional(headers) ? await head(name) : undefined;
  if (known === null) throw noFile();
  const verdict = known === undefined ? ({ status: 200 } as const) : verdictOn(headers, known);
  if (known !== undefined) {
    void reply.headers(lasting(name, known));
    applyVerdict(reply, verdict, known.size);
    if (verdict.status === 304) return reply.send();
  }
  const part = verdict.status === 206 ? verdict : undefined;
  if (method === 'HEAD' && known !== undefined) {
    const length = part === undefined ? known.size : part.end - part.start + 1;
    return reply.headers({ 'Content-Type': type, 'Content-Length': length }).send();
  }
  const file = await read(name, part);
  if (file === null) throw noFile();
  return reply
    .headers({ ...lasting(name, file.head), 'Content-Type': type, 'Content-Length': file.head.size })
    .send(file.body);
}

/** The uploads, from wherever they lie, under the same addresses. */
export async function uploadFiles(app: FastifyInstance, config: Config, { reader }: UploadStore): Promise<void> {
  const root = uploadsFolder(config);
  mkdirSync(root, { recursive: true });
  await app.register(fastifyStatic, {
    root,
    prefix: '/uploads/',
    serve: reader === null,
    // What is still being written has a name with a dot.
    dotfiles: 'ignore',
    maxAge: YEAR_MS,
    immutable: true,
    setHeaders: (reply, file) => {
      for (const [name, value] of Object.entries(forOthers(file))) void reply.header(name, value);
    },
  });
  if (reader !== null)
    app.route({
      method: ['GET', 'HEAD'],
      url: '/uploads/*',
      handler: (request, reply) => sendFrom(reader, request, reply),
    });
}
