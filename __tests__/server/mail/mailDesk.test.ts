import { mailDesk } from '@/server/mail/mailDesk';
import { keepingMailer } from '../../support/server/accounts';

const MAIL = { to: 'anita@example.in', subject: 'A subject', text: 'A text' };

describe('mailDesk', () => {
  it('counts mail as failing for half a minute, or until a message goes out [AUTH-4]', async () => {
    const { mailer, state } = keepingMailer();
    let now = 1_000_000;
    const desk = mailDesk(
      mailer,
      () => now,
      () => undefined,
    );
    expect(desk.isFailing()).toBe(false);
    state.down = true;
    await expect(desk.send(MAIL)).rejects.toThrow();
    now += 29_999;
    expect(desk.isFailing()).toBe(true);
    now += 1;
    expect(desk.isFailing()).toBe(false);
    await expect(desk.send(MAIL)).rejects.toThrow();
    state.down = false;
    await desk.send(MAIL);
    expect(desk.isFailing()).toBe(false);
  });

  it('does not count a mailbox that the mail server refuses as failing mail [AUTH-4]', async () => {
    let refusal: object = {};
    const send = () => Promise.reject(Object.assign(new Error('refused'), refusal));
    const after = async (code: string, command: string, responseCode: number) => {
      refusal = { code, command, responseCode };
      const desk = mailDesk(
        { send },
        () => 0,
        () => undefined,
      );
      await expect(desk.send(MAIL)).rejects.toThrow('refused');
      return desk.isFailing();
    };
    expect(await after('EENVELOPE', 'RCPT TO', 550)).toBe(false);
    expect(await after('EENVELOPE', 'RCPT TO', 421)).toBe(true);
    expect(await after('EENVELOPE', 'MAIL FROM', 550)).toBe(true);
    expect(await after('EAUTH', 'AUTH PLAIN', 535)).toBe(true);
  });

  it('sends later, says what was lost, and reports it without the address [AUTH-4]', async () => {
    const { mailer, state, sent } = keepingMailer();
    const reports: unknown[] = [];
    let lost = 0;
    const desk = mailDesk(
      mailer,
      () => 0,
      (...report) => reports.push(report),
    );
    desk.sendLater(MAIL, async () => {
      lost += 1;
    });
    expect(sent).toEqual([]);
    await desk.settled();
    expect([sent, lost]).toEqual([[MAIL], 0]);
    state.down = true;
    desk.sendLater(MAIL, async () => {
      lost += 1;
      throw new Error('the database is away');
    });
    await desk.settled();
    expect(lost).toBe(1);
    expect(reports).toHaveLength(2);
    expect(JSON.stringify(reports)).not.toContain('@');
  });
});
