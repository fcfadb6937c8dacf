import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodType } from 'zod';
import { CONSOLE_API, CONSOLE_CALLS, type Action } from '@/contract/console';
import { consoleQuestions } from '@/contract/consoleShapes';
import type { Caller, ConsoleContext, ConsoleDone, Visitor } from '../console/context';
import { consoleHandlers } from '../console/handlers';
import { newsDesk } from '../console/newsDesk';
import { findOperatorSession } from '../db/queries/operators';
import { HttpError } from '../kernel/httpError';
import { said, wordedJson } from '../kernel/said';
import { act, type Work } from '../operations/act';
import { hashToken } from '../rules/tokens';
import type { Context } from '../handlers/context';
import { acceptForms, sentFiles } from './multipart';
import { isAtThisMachine, isDemoHere } from './loopback';
import { originOf } from './preview/origin';
import { requestLanguage } from './requestLanguage';
import { validated } from './validate';

const MEGABYTE = 1_048_576;

type Row = (typeof CONSOLE_CALLS)[keyof typeof CONSOLE_CALLS];
type AnyHandler = (context: ConsoleContext, asked: unknown, caller: Visitor | Caller) => unknown;

const HANDLERS = consoleHandlers as unknown as Readonly<Record<string, AnyHandler>>;
const SCHEMAS: Readonly<Record<string, ZodType>> = consoleQuestions;

/** A browser takes a cookie of this name over https alone, for this very host, whole. Browsers count this machine as safe. */
const COOKIE = '__Host-operator';
const cookie = (token: string | null): string =>
  `${COOKIE}=${token ?? ''}; Path=/; HttpOnly; Secure; SameSite=Strict${token === null ? '; Max-Age=0' : ''}`;

function tokenIn({ headers }: FastifyRequest): string | null {
  const begin = `${COOKIE}=`;
  const own = (headers.cookie ?? '').split('; ').find((each) => each.startsWith(begin));
  return own?.slice(begin.length) || null;
}

/** Throws unless the request comes from the console's own page, over a line on which its cookie is safe. */
function guard(request: FastifyRequest, { method, ...row }: Row, origin: string | null): void {
  if (request.protocol !== 'https' && !isAtThisMachine(request))
    throw new HttpError(403, said('overHttps', { https: 'https' }));
  if (method === 'GET') return;
  const { 'sec-fetch-site': site, origin: from, 'content-type': type = '' } = request.headers;
  const isOwn = site === undefined ? from !== undefined && from === origin : site === 'same-origin';
  if (!isOwn) throw new HttpError(403, 'The console answers its own pages alone.');
  const isForm = 'sends' in row && /^multipart\/form-data\b/i.test(type);
  if (!isForm && !/^application\/json\b/i.test(type))
    throw new HttpError(415, 'Requests are sent as application/json.');
}

/** Throws unless whoever asks may. */
function enforce({ needs }: Row, caller: Visitor | Caller): void {
  if (needs === 'nobody') return;
  if (!('operator' in caller)) throw new HttpError(401, said('signInFirst'));
  if (needs === 'owner' && caller.operator.role !== 'owner') throw new HttpError(403, said('ownersOnly'));
}

/** Who asks, known before anything of a request's body is read. */
const callers = new WeakMap<FastifyRequest, Visitor | Caller>();

async function callerOf(context: ConsoleContext, request: FastifyRequest): Promise<Visitor | Caller> {
  const { db, config, now } = context;
  const visitor: Visitor = {
    address: request.ip,
    origin: originOf(request, config.publicOrigin),
    isDemo: isDemoHere(config) && isAtThisMachine(request),
  };
  const token = tokenIn(request);
  if (token === null) return visitor;
  const tokenHash = hashToken(token);
  const operator = await findOperatorSession(db, tokenHash, now());
  return operator === null ? visitor : { ...visitor, operator, tokenHash };
}

/** The one picture that a form brings; nothing where there is none. */
async function pictureIn(request: FastifyRequest, caller: Visitor | Caller): Promise<object> {
  const { files } = sentFiles(request, 'operator' in caller ? caller.operator.id : caller.address);
  for await (const { field, bytes } of files) if (field === 'picture') return { picture: bytes };
  return {};
}

/** Runs what a handler made of an act, with its row in the audit. */
async function run(
  context: ConsoleContext,
  action: Action,
  work: unknown,
  caller: Visitor | Caller,
  reply: FastifyReply,
) {
  const operatorId = 'operator' in caller ? caller.operator.id : null;
  const acting = { operatorId, action, now: context.now() };
  const { answer, session } = await act(context.db, acting, work as Work<ConsoleDone<unknown>>);
  if (session !== undefined) void reply.header('Set-Cookie', cookie(session));
  return answer;
}

/** One call: the line, session, need, and with the body shape, handler, and for an act the audit, in this order. */
function register(app: FastifyInstance, context: ConsoleContext, name: string, row: Row): void {
  const handler = HANDLERS[name];
  const schema = SCHEMAS[name];
  if (handler === undefined || schema === undefined) throw new Error(`Nothing answers ${name}.`);
  app.route({
    method: row.method,
    exposeHeadRoute: false,
    url: `${CONSOLE_API}${row.path}`,
    ...('megabytes' in row && { bodyLimit: row.megabytes * MEGABYTE }),
    onRequest: async (request) => {
      guard(request, row, originOf(request, context.config.publicOrigin));
      const caller = await callerOf(context, request);
      enforce(row, caller);
      callers.set(request, caller);
    },
    handler: async (request, reply) => {
      const caller = callers.get(request);
      if (caller === undefined) throw new Error('Nobody looked who asks.');
      const given = row.method === 'GET' ? request.query : request.body;
      const asked = validated(schema, 'sends' in row ? await pictureIn(request, caller) : given);
      const made = await handler(context, asked, caller);
      const answer = row.act === null ? made : await run(context, row.act, made, caller, reply);
      void reply.header('Cache-Control', 'no-store');
      if (answer instanceof Readable) return reply.type('application/zip').send(answer);
      return reply.type('application/json; charset=utf-8').send(wordedJson(answer, requestLanguage(request)));
    },
  });
}

/** The calls of the operator's console. */
export function consoleRoutes(app: FastifyInstance, { db, config, now, mailer, uploads }: Context): void {
  const news = newsDesk({ db, config, mailer });
  app.addHook('onClose', () => news.settled());
  const context: ConsoleContext = { db, config, now, news, mailer, uploads };
  const { sendPicture, ...calls } = CONSOLE_CALLS;
  for (const [name, row] of Object.entries(calls)) register(app, context, name, row);
  void app.register(async (scope) => {
    await acceptForms(scope);
    register(scope, context, 'sendPicture', sendPicture);
  });
  app.all(`${CONSOLE_API}*`, () => {
    throw new HttpError(404, 'There is no such call.');
  });
}
