import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { CONSOLE_API, CONSOLE_CALLS, type ConsoleCall, type OperatorRole } from '@/contract/console';
import { addOperatorRow, addOperatorSession } from '@/server/db/queries/operators';
import type { Db } from '@/server/db/schema';
import { formOf } from './forms';
import { hashToken, newId, newToken } from '@/server/rules/tokens';

export const OWN_PAGE = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' } as const;

export interface TestOperator {
  readonly id: string;
  readonly name: string;
  readonly cookie: string;
}

const cookieOf = (token: string) => `__Host-operator=${token}`;

/** The cookie that an answer sets; '' for none, and for one that ends. */
export function cookieIn({ headers }: LightMyRequestResponse): string {
  const token = /^__Host-operator=([^;]*)/.exec(String(headers['set-cookie'] ?? ''))?.[1] ?? '';
  return token === '' ? '' : cookieOf(token);
}

/** A new session of an operator, whatever is needed to sign in. */
export async function operatorSession(db: Db, id: string, now: number): Promise<string> {
  const token = newToken();
  await addOperatorSession(db, hashToken(token), id, now);
  return cookieOf(token);
}

/** An operator who is signed in. */
export async function anOperator(
  { db, clock }: { readonly db: Db; readonly clock: { readonly now: number } },
  name: string,
  role: OperatorRole = 'moderator',
): Promise<TestOperator> {
  const id = newId();
  await addOperatorRow(db, { id, name, role }, clock.now);
  return { id, name, cookie: await operatorSession(db, id, clock.now) };
}

/** Asks a call of the console as its own page does. */
export async function askConsole(
  app: FastifyInstance,
  name: ConsoleCall,
  asked: Readonly<Record<string, unknown>> = {},
  headers: Readonly<Record<string, string>> = {},
): Promise<LightMyRequestResponse> {
  const { method, path } = CONSOLE_CALLS[name];
  if (method === 'GET')
    return app.inject({ method, url: `${CONSOLE_API}${path}?${new URLSearchParams(asked as never)}`, headers });
  const url = `${CONSOLE_API}${path}`;
  if (name !== 'sendPicture') return app.inject({ method, url, payload: asked, headers: { ...OWN_PAGE, ...headers } });
  const { picture } = asked;
  const form = formOf(...(Buffer.isBuffer(picture) ? [{ field: 'picture', bytes: picture }] : []));
  return app.inject({ method, url, payload: form.payload, headers: { ...OWN_PAGE, ...form.headers, ...headers } });
}

/** An article as the console sends one. */
export const ARTICLE = {
  title: 'Stamp duty in 2027: <b>what changes</b>',
  topic: 'Taxes',
  summary: 'Rates </script> & what to pay.',
  body: 'First paragraph,\nstill the first.\n\n<img src=x onerror=alert(1)> is only text.',
  date: '2027-01-02',
  picture: '',
  alt: '',
  published: true,
} as const;
