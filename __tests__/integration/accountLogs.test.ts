import { codeFor } from '../support/outbox';
import { freePort } from '../support/realServer';
import { serverProcess } from '../support/server/serverProcess';
import { patient } from '../support/patience';
import { newFolder } from '../support/newFolder';

jest.setTimeout(patient(60_000));

const ANITA = { username: 'Anita Rao', password: 'pepper-secret-7', email: 'anita@example.in', phone: '9123456780' };

const bodyOf = async (answer: Response) => (await answer.json()) as { id: string; user: { token: string } };

it('writes no token, password, code, phone or e-mail into the log, whatever fails [API-24, API-25, API-26]', async () => {
  const dataDir = newFolder();
  const server = await serverProcess(dataDir);
  const signUp = await server.post('users', { countryCode: '91', ...ANITA });
  const { id: _id } = await bodyOf(signUp);
  const otp = await codeFor(dataDir, ANITA.email, 1);
  await server.post('users/validateOTP', { _id, otp: '12345' });
  const verified = await server.post('users/validateOTP', { _id, otp });
  const { token } = (await bodyOf(verified)).user;
  await server.post('users/signin', { countryCode: '91', username: ANITA.phone, password: 'wrong-secret' });
  await server.post('users/profile', { email: ANITA.email }, undefined, token);
  await server.end('SIGTERM');

  const mailServer = { SMTP_URL: `smtp://user:mail-secret@127.0.0.1:${await freePort()}` };
  const failing = await serverProcess(dataDir, { env: mailServer });
  const unsent = await failing.post('users', { countryCode: '91', ...ANITA });
  await failing.end('SIGTERM');
  const log = server.said() + failing.said();

  expect([signUp.status, verified.status, unsent.status]).toEqual([200, 200, 503]);
  expect(log).toContain('"route":"/api/users/validateOTP"');
  expect(log).toContain('a message could not be sent');
  const secrets = [token, otp, _id, ANITA.password, ANITA.phone, 'anita@', 'wrong-secret', 'mail-secret', 'Anita'];
  expect(secrets.filter((each) => log.includes(each))).toEqual([]);
});
