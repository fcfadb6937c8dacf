import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { codeFor } from '../support/outbox';
import { freePort } from '../support/realServer';
import { untilReady } from '../support/server/untilReady';
import { program } from '../support/templates/programs';
import { patient } from '../support/patience';

jest.setTimeout(patient(60_000));

const ROOT = resolve(__dirname, '../..');
const ANITA = { username: 'Anita Rao', password: 'pepper-secret-7', email: 'anita@example.in', phone: '9123456780' };

/** A whole server on a port of its own, with everything logged. */
async function serve(dataDir: string, env: Readonly<Record<string, string>>) {
  const port = await freePort();
  const child = spawn(process.execPath, [await program('server')], {
    cwd: ROOT,
    env: { PATH: process.env['PATH'], SEED: 'none', LOG_LEVEL: 'trace', DATA_DIR: dataDir, PORT: String(port), ...env },
  });
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const origin = `http://127.0.0.1:${port}`;
  await untilReady(origin, child, { said: () => said });
  return {
    ask: async (path: string, body: object, headers = {}) => {
      const answer = await fetch(`${origin}/api/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      });
      return { status: answer.status, body: (await answer.json()) as { id: string; user: { token: string } } };
    },
    end: async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
      return said;
    },
  };
}

it('writes no token, password, code, phone or e-mail into the log, whatever fails [API-24, API-25, API-26]', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'gruham-logs-'));
  const server = await serve(dataDir, {});
  const signUp = await server.ask('users', { countryCode: '91', ...ANITA });
  const otp = await codeFor(dataDir, ANITA.email, 1);
  await server.ask('users/validateOTP', { _id: signUp.body.id, otp: '12345' });
  const verified = await server.ask('users/validateOTP', { _id: signUp.body.id, otp });
  const { token } = verified.body.user;
  await server.ask('users/signin', { countryCode: '91', username: ANITA.phone, password: 'wrong-secret' });
  await server.ask('users/profile', { email: ANITA.email }, { authorization: token });
  const said = await server.end();

  const failing = await serve(dataDir, { SMTP_URL: `smtp://user:mail-secret@127.0.0.1:${await freePort()}` });
  const unsent = await failing.ask('users', { countryCode: '91', ...ANITA });
  const log = said + (await failing.end());
  await rm(dataDir, { recursive: true, force: true });

  expect([signUp.status, verified.status, unsent.status]).toEqual([200, 200, 503]);
  expect(log).toContain('"route":"/api/users/validateOTP"');
  expect(log).toContain('a message could not be sent');
  const secrets = [
    token,
    otp,
    signUp.body.id,
    ANITA.password,
    ANITA.phone,
    'anita@',
    'wrong-secret',
    'mail-secret',
    'Anita',
  ];
  expect(secrets.filter((each) => log.includes(each))).toEqual([]);
});
