import { parse } from 'node:querystring';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodType } from 'zod';
import { ENDPOINTS, type EndpointRow } from '@/contract/endpoints';
import { EXTRAS } from '@/contract/extras';
import { extraQuestions } from '@/contract/extraShapes';
import { bodies, queries } from '@/contract/payloads';
import { findSession, type Session } from '../db/queries/sessions';
import type { Context, Reply } from '../handlers/context';
import { handlers } from '../handlers/handlers';
import { HttpError } from '../kernel/httpError';
import { said, wordedJson } from '../kernel/said';
import { deviceName } from '../rules/deviceName';
import type { Caller } from '../rules/callerPlace';
import { hashToken } from '../rules/tokens';
import type { Answer, KeptAnswers } from '../pages/keptAnswers';
import { packed } from '../pages/packed';
import { deviceMarkCookie, deviceMarkIn } from './deviceMark';
import { acceptForms, sentFiles } from './multipart';
import { requestLanguage } from './requestLanguage';
import type { RequestRate } from './requestRate';
import { sendKept } from './sendKept';
import { validated } from './validate';

type Row = Omit<EndpointRow, 'id'>;
type AnyHandler = (context: Context, asked: unknown, session: Session | null, caller: Caller) => Promise<Reply>;

const ROWS: readonly (readonly [name: string, row: Row])[] = Object.entries({ ...ENDPOINTS, ...EXTRAS });
const SCHEMAS: Readonly<Record<string, ZodType | undefined>> = { ...queries, ...bodies, ...extraQuestions };

async function sessionOf({ db, now }: Context, { headers }: FastifyRequest): Promise<Session | null> {
  const token = headers.authorization;
  return token === undefined || token === '' ? null : findSession(db, hashToken(token), now());
}

/** The same text for the same question, in whatever order its parts were sent. */
const inOrder = (asked: unknown): string =>
  typeof asked === 'object' && asked !== null
    ? JSON.stringify(Object.entries(asked).sort(([a], [b]) => (a < b ? -1 : 1)))
    : '';

const isSecure = ({ protocol }: FastifyRequest): boolean => protocol === 'https';

const callerOf = (request: FastifyRequest): Caller => ({
  address: request.ip,
  mark: deviceMarkIn(request.headers.cookie, isSecure(request)),
  device: deviceName(request.headers['user-agent']),
  language: requestLanguage(request),
});

function enforce({ needs }: Row, session: Session | null): void {
  if (needs === 'nothing') return;
  if (session === null) throw new HttpError(401, said('logIn'));
  if (needs === 'agent' && session.roleCode !== 'agt') throw new HttpError(403, said('agentsOnly'));
}

function inShape(name: string, asked: unknown): unknown {
  const schema = SCHEMAS[name];
  return schema === undefined ? asked : validated(schema, asked);
}

function askedOf(name: string, { method, sends }: Row, request: FastifyRequest, session: Session | null): unknown {
  if (sends === 'multipart') return sentFiles(request, session?.userId ?? request.ip);
  return inShape(name, method === 'GET' ? request.query : request.body);
}

function handlerOf(name: string): AnyHandler {
  const handler = (handlers as Readonly<Record<string, AnyHandler | undefined>>)[name];
  if (handler === undefined) throw new Error(`Nothing answers ${name}.`);
  return handler;
}

interface Answering {
  readonly context: Context;
  readonly keep: KeptAnswers;
}

/** Who asks for a page that the server renders: nobody in particular. */
const VISITOR: Caller = { address: '', mark: null, device: null, language: 'en' };

const IS_JSON = { 'Content-Type': 'application/json; charset=utf-8' };

/** What a visitor is answered: the same for everybody, and kept by what is asked. */
async function visitorAnswer({ context, keep }: Answering, name: string, asked: unknown): Promise<Answer> {
  const make = async (): Promise<Answer> => {
    const { body, status, headers } = await handlerOf(name)(context, asked, null, VISITOR);
    return { status: status ?? 200, headers: { ...IS_JSON, ...headers }, body: packed(JSON.stringify(body)) };
  };
  return (await keep(`${name} ${inOrder(asked)}`, make)) ?? (await make());
}

/**
 * Answers the calls that anybody may ask, as a visitor gets them, without a request: for the pages that the server
 * renders. What many of them show is asked of the database once. An answer that is no success says its status alone.
 */
export function visitorFetch(answering: Answering): typeof globalThis.fetch {
  const names = new Map<string, string>(
    ROWS.flatMap(([name, { method, needs, path }]) =>
      method === 'GET' && needs === 'nothing' ? [[`/api/${path}`, name] as const] : [],
    ),
  );
  return async (input) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input);
    const name = names.get(pathname);
    if (name === undefined) return new Response(null, { status: 404 });
    try {
      const { status, headers, body } = await visitorAnswer(answering, name, inShape(name, parse(search.slice(1))));
      return new Response(body.plain.toString(), { status, headers });
    } catch (error) {
      if (error instanceof HttpError) return new Response(null, { status: error.status });
      throw error;
    }
  };
}

interface Registering extends Answering {
  readonly rate: RequestRate;
}

/** One call: session, need, shape, handler, in this order. What is the same for everybody is kept, by what is asked. */
function register(app: FastifyInstance, registering: Registering, name: string, row: Row): void {
  const { context, rate } = registering;
  const handler = handlerOf(name);
  const isPublic = row.method === 'GET' && row.needs === 'nothing';
  app.route({
    method: row.method,
    // A HEAD would do all the work of a GET, and spend what its owner has of it.
    exposeHeadRoute: row.needs === 'nothing',
    url: `/api/${row.path}`,
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      const session = await sessionOf(context, request);
      if (session !== null) rate.isOf(request, session.userId);
      enforce(row, session);
      const asked = askedOf(name, row, request, session);
      if (isPublic && request.headers.authorization === undefined) {
        return sendKept(request, reply, await visitorAnswer(registering, name, asked));
      }
      const caller = callerOf(request);
      const { body, status, headers, mark } = await handler(context, asked, session, caller);
      if (mark !== undefined) void reply.header('Set-Cookie', deviceMarkCookie(mark, isSecure(request)));
      return reply
        .code(status ?? 200)
        .headers({ ...IS_JSON, 'Cache-Control': 'no-store', ...headers })
        .send(body instanceof Readable ? body : wordedJson(body, caller.language));
    },
  });
}

/** The 29 calls of the contract's table and the extra ones, under `/api/`. */
export function apiRoutes(app: FastifyInstance, context: Context, rate: RequestRate, keep: KeptAnswers): void {
  const registering = { context, rate, keep };
  for (const [name, row] of ROWS) {
    if (row.sends !== 'multipart') register(app, registering, name, row);
  }
  void app.register(async (scope) => {
    await acceptForms(scope);
    for (const [name, row] of ROWS) {
      if (row.sends === 'multipart') register(scope, registering, name, row);
    }
  });
  app.all('/api/*', () => {
    throw new HttpError(404, 'There is no such call.');
  });
}
