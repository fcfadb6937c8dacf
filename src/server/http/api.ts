import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodType } from 'zod';
import { ENDPOINTS, type EndpointName, type EndpointRow } from '@/contract/endpoints';
import { bodies, queries } from '@/contract/payloads';
import { findSession, type Session } from '../db/queries/sessions';
import type { Context, Reply } from '../handlers/context';
import { handlers } from '../handlers/handlers';
import { hashToken } from '../rules/tokens';
import { Refusal } from './refusal';
import { validated } from './validate';

type AnyHandler = (context: Context, asked: unknown, session: Session | null) => Promise<Reply>;

const schemaOf = (name: string, { method }: EndpointRow): ZodType | undefined =>
  ((method === 'GET' ? queries : bodies) as Readonly<Record<string, ZodType | undefined>>)[name];

async function sessionOf({ db, now }: Context, { headers }: FastifyRequest): Promise<Session | null> {
  const token = headers.authorization;
  return token === undefined || token === '' ? null : findSession(db, hashToken(token), now());
}

function enforce({ needs }: EndpointRow, session: Session | null): void {
  if (needs === 'nothing') return;
  if (session === null) throw new Refusal(401, 'Please log in to continue.');
  if (needs === 'agent' && session.roleCode !== 'agt') throw new Refusal(403, 'Only agents can do this.');
}

/** The 29 calls of the contract's table under `/api/`: session, need, shape, handler, in this order. */
export function apiRoutes(app: FastifyInstance, context: Context): void {
  for (const [name, row] of Object.entries(ENDPOINTS) as [EndpointName, EndpointRow][]) {
    const handler = handlers[name] as AnyHandler | undefined;
    const schema = schemaOf(name, row);
    app.route({
      method: row.method,
      url: `/api/${row.path}`,
      // Said before the body is read: whatever its type, nothing would be done with it.
      onRequest: (_request, _reply, next) => {
        next(handler === undefined ? new Refusal(501, 'This server does not offer this yet.') : undefined);
      },
      handler: async (request: FastifyRequest, reply: FastifyReply) => {
        if (handler === undefined) return;
        const session = await sessionOf(context, request);
        enforce(row, session);
        const asked: unknown = row.method === 'GET' ? request.query : request.body;
        const { body, status, headers } = await handler(context, schema ? validated(schema, asked) : asked, session);
        const personal =
          row.needs !== 'nothing' || request.headers.authorization !== undefined || row.method === 'POST';
        return reply
          .code(status ?? 200)
          .headers({ 'Cache-Control': personal ? 'no-store' : 'no-cache', ...headers })
          .send(body);
      },
    });
  }
  app.all('/api/*', () => {
    throw new Refusal(404, 'There is no such call.');
  });
}
