import { alreadySignedUp, passwordChanged, resetCode, signUpCode } from '@/server/mail/messages';

const ANITA = { to: 'anita@example.in', language: 'en' } as const;

describe('messages', () => {
  it('hold the code as their only six digits [AUTH-4]', () => {
    const longCode = '12345678901234567890';
    for (const last of [true, false]) {
      const mails = [signUpCode(ANITA, '004711', last), resetCode(ANITA, { code: '004711', longCode, last })];
      for (const { to, text } of mails) {
        expect([to, text.match(/\d{6,}/g)]).toEqual(['anita@example.in', ['004711']]);
        expect(/please wait (half )?an hour/.test(text)).toBe(last);
      }
    }
    expect(alreadySignedUp(ANITA).text).not.toMatch(/\d{4,}/);
    expect(passwordChanged(ANITA).text).not.toMatch(/\d{4,}/);
  });
});
