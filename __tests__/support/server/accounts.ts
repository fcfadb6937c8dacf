import type { AddressInfo } from 'node:net';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type { Language } from '@/domain/languages';
import { readConfig, type Config } from '@/server/kernel/config';
import { buildApp } from '@/server/http/app';
import type { Bounds } from '@/server/http/bounds';
import type { Mail, Mailer } from '@/server/mail/mailer';
import { outboxFolder, readOutbox } from '@/server/mail/outbox';
import { patient } from '../patience';
import { openTestDatabase } from '../postgres/databases';
import { settle } from '../settle';
import type { TestApp } from './testApp';

/** One POST under /api/, from a network address and a page in a language. */
export const ask = (
  app: FastifyInstance,
  path: string,
  payload: object,
  remoteAddress = '127.0.0.1',
  language: Language = 'en',
): Promise<LightMyRequestResponse> =>
  app.inject({
    method: 'POST',
    url: `/api/${path}`,
    payload,
    headers: { 'content-type': 'application/json', 'accept-language': language },
    remoteAddress,
  });

/** A login by mobile number and password. */
export const signIn = (
  app: FastifyInstance,
  { phone, password }: { readonly phone: string; readonly password: string },
  remoteAddress?: string,
) => ask(app, 'users/signin', { countryCode: '91', username: phone, password }, remoteAddress);

interface AppChanges {
  readonly mailer?: Mailer;
  readonly config?: Partial<Config>;
  readonly bounds?: Partial<Bounds>;
  readonly outboxKey?: string | null;
}

/** A further server on the same database, with a connection of its own; without a clock of the test it reads the true one. */
export async function anotherApp(
  { dataDir, clock }: Pick<TestApp, 'dataDir'> & Partial<Pick<TestApp, 'clock'>>,
  { config = {}, outboxKey = null, ...more }: AppChanges = {},
): Promise<{ app: FastifyInstance; close: () => Promise<void> }> {
  const { db } = await openTestDatabase(dataDir);
  const app = await buildApp({
    config: { ...readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' }, '/'), ...config },
    db,
    outboxKey,
    ...more,
    ...(clock && { now: () => clock.now }),
  });
  const close = async () => {
    await app.close();
    await db.destroy();
  };
  return { app, close };
}

/** Further servers, each of which ends with the test that asked for it. */
export function appsOfATest(): (...given: Parameters<typeof anotherApp>) => Promise<FastifyInstance> {
  const open: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const close of open.splice(0)) await close();
  });
  return async (...given) => {
    const { app, close } = await anotherApp(...given);
    open.push(close);
    return app;
  };
}

/** Opens a port of this machine; answers with its number. */
export async function listen(app: FastifyInstance): Promise<number> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  return (app.server.address() as AddressInfo).port;
}

/** A mailer that keeps what it was given, or fails for as long as `down`. */
export function keepingMailer(): { sent: Mail[]; state: { down: boolean }; mailer: Mailer } {
  const sent: Mail[] = [];
  const state = { down: false };
  const send = (mail: Mail) => {
    if (state.down) return Promise.reject(new Error(`550 no mailbox ${mail.to}`));
    sent.push(mail);
    return Promise.resolve();
  };
  return { sent, state, mailer: { send } };
}

/** The messages to an address in the outbox, newest first. Waits for those that go out after an answer. */
export async function mailsTo({ dataDir }: TestApp, to: string, atLeast = 1): Promise<readonly Mail[]> {
  for (const end = Date.now() + patient(2000); ;) {
    const mails = (await readOutbox(outboxFolder(dataDir), 1000)).filter((mail) => mail.to === to);
    if (mails.length >= atLeast || Date.now() > end) return mails;
    await settle(10);
  }
}

/** The six digits of a message. */
export const codeIn = (mail: Mail | undefined): string => /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? '';

/** The twenty digits of a message about a password. */
export const longCodeIn = (mail: Mail | undefined): string =>
  (/\b\d{4}(?: \d{4}){4}\b/.exec(mail?.text ?? '')?.[0] ?? '').replaceAll(' ', '');

/** Six digits that are not these. */
export const notThe = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

export interface IdAnswer {
  readonly id: string;
  readonly email?: string;
}
export interface LoginAnswer {
  readonly message: string;
  readonly user: { readonly _id: string; readonly token: string } & Readonly<Record<string, unknown>>;
}
