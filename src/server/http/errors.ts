import type { Socket } from 'node:net';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { databaseFailure } from '../db/dialects/failures';
import { errorBody, HttpError } from '../kernel/httpError';
import { said, type Said } from '../kernel/said';
import { requestLanguage } from './requestLanguage';

const WORDS = {
  400: said('notUnderstood'),
  408: said('tooSlow'),
  413: said('tooLarge'),
  415: 'Requests are sent as application/json.',
  429: said('tooManyRequests'),
  431: said('headersTooLong'),
  500: said('ourFault'),
  503: said('away'),
  507: said('full'),
} as const;

const wordsOf = (status: number): Said | string =>
  Object.entries(WORDS).find(([own]) => own === String(status))?.[1] ?? WORDS[400];

const FAILURES = { full: 507, away: 503, damaged: 503 } as const;

/** The status and words of whatever was thrown; what broke inside stays inside. */
function httpErrorOf(error: FastifyError | Error): HttpError {
  if (error instanceof HttpError) return error;
  const failure = databaseFailure(error);
  if (failure !== null) return new HttpError(FAILURES[failure], WORDS[FAILURES[failure]]);
  const status = 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500;
  return status >= 400 && status < 500 ? new HttpError(status, wordsOf(status)) : new HttpError(500, WORDS[500]);
}

/** Answers any error in the one shape, and returns its status; those that are the server's own go into the log. */
function answerError(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): number {
  const answer = httpErrorOf(error);
  const { status, retryAfter = status === 503 ? 5 : undefined } = answer;
  // Whoever asked hung up in the middle: no fault of the server's.
  if (request.raw.errored === error) request.log.info('a request broke off');
  else if (status >= 500 && !(error instanceof HttpError)) request.log.error({ err: error }, 'a request failed');
  void reply
    .code(status)
    .headers({
      'Cache-Control': 'no-store',
      ...(retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) }),
    })
    .send(errorBody(answer, requestLanguage(request)));
  return status;
}

/** What the plugin for headers would have said, where a request ends before it. */
const BARE_HEADERS = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
} as const;

/** Answers a request whose address cannot be read: no hook has seen it. */
export function answerUnreadable(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  void reply.headers(BARE_HEADERS);
  answerError(error, request, reply);
}

/** Answers what is no HTTP request at all, or too long a one, and hangs up. */
export function answerBrokenRequest(error: Error & { readonly code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const [status, title] =
    error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
      ? ([408, 'Request Timeout'] as const)
      : error.code === 'HPE_HEADER_OVERFLOW'
        ? ([431, 'Request Header Fields Too Large'] as const)
        : ([400, 'Bad Request'] as const);
  const body = JSON.stringify(errorBody(new HttpError(status, WORDS[status]), 'en'));
  const safe = Object.entries(BARE_HEADERS).map(([name, value]) => `\r\n${name}: ${value}`);
  const head = `HTTP/1.1 ${status} ${title}\r\nContent-Type: application/json; charset=utf-8${safe.join('')}`;
  if (socket.writable)
    socket.end(`${head}\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`);
  else socket.destroy();
}

/**
 * Every error leaves in the one shape. Answers whether the database was found damaged: that does not pass by itself, and
 * the operator is told once. `noteFault` hears of each error that is the server's own.
 */
export function errorAnswers(
  app: FastifyInstance,
  noteFault: () => void = () => undefined,
): { readonly isDamaged: () => boolean } {
  let isDamaged = false;
  app.setErrorHandler((error: FastifyError | Error, request, reply) => {
    if (!isDamaged && databaseFailure(error) === 'damaged') {
      isDamaged = true;
      request.log.fatal('The database is damaged: stop the server and restore a backup (docs/operations/backup.md).');
    }
    if (answerError(error, request, reply) === 500) noteFault();
  });
  return { isDamaged: () => isDamaged };
}
