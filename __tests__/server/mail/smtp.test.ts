import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';
import { signUpCode } from '@/server/mail/messages';
import { smtpMailer } from '@/server/mail/smtp';
import { freePort } from '../../support/realServer';

interface Received {
  readonly user: string;
  readonly from: string;
  readonly to: readonly string[];
  readonly source: string;
}

let received: Received[];
let server: SMTPServer;
let port: number;

beforeEach(async () => {
  received = [];
  server = new SMTPServer({
    authOptional: false,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username, password }, _session, done) => {
      if (password === 'open sesame') done(null, { user: username ?? '' });
      else done(new Error('wrong password'));
    },
    onRcptTo: ({ address }, _session, done) => {
      done(address.startsWith('gone') ? new Error(`no mailbox ${address}`) : null);
    },
    onData: (stream, { envelope, user }, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        received.push({
          user: String(user),
          from: envelope.mailFrom ? envelope.mailFrom.address : '',
          to: envelope.rcptTo.map(({ address }) => address),
          source: Buffer.concat(parts).toString(),
        });
        done();
      });
    },
  });
  port = await freePort();
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
});
afterEach(() => new Promise<void>((done) => server.close(done)));

const mailerWith = (password: string) => smtpMailer(`smtp://postman:${encodeURIComponent(password)}@127.0.0.1:${port}`);

describe('mail by SMTP', () => {
  it('reaches the mail server with its sender, its one reader and the code [AUTH-4]', async () => {
    const mailer = mailerWith('open sesame');
    await mailer.send(signUpCode({ to: 'anita@example.in', language: 'en' }, '012345', false));
    mailer.close?.();
    expect(received).toHaveLength(1);
    expect(received[0]).toMatchObject({ user: 'postman', from: 'help@gruham.example', to: ['anita@example.in'] });
    expect(received[0]?.source).toMatch(/^Subject: Your Gruham verification code\r$/m);
    expect(received[0]?.source).toMatch(/^012345\r$/m);
  });

  it('rejects when the server refuses the reader or the login, or is not there [AUTH-4]', async () => {
    const mailer = mailerWith('open sesame');
    await expect(
      mailer.send(signUpCode({ to: 'gone@example.in', language: 'en' }, '012345', false)),
    ).rejects.toMatchObject({
      code: 'EENVELOPE',
      command: 'RCPT TO',
      responseCode: 550,
    });
    mailer.close?.();
    const stranger = mailerWith('wrong');
    await expect(
      stranger.send(signUpCode({ to: 'anita@example.in', language: 'en' }, '012345', false)),
    ).rejects.toMatchObject({
      code: 'EAUTH',
    });
    stranger.close?.();
    const nowhere = smtpMailer(`smtp://127.0.0.1:${await freePort()}`);
    await expect(nowhere.send(signUpCode({ to: 'anita@example.in', language: 'en' }, '012345', false))).rejects.toThrow(
      /ECONNREFUSED/,
    );
    nowhere.close?.();
    expect(received).toEqual([]);
  });
});
