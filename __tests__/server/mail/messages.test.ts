import { alreadySignedUp, passwordChanged, resetCode, signUpCode } from '@/server/mail/messages';

describe('messages', () => {
  it('hold the code as their only six digits [AUTH-4]', () => {
    const longCode = '12345678901234567890';
    for (const last of [true, false]) {
      const reader = 'anita@example.in';
      const mails = [signUpCode(reader, '004711', last), resetCode(reader, { code: '004711', longCode, last })];
      for (const { to, text } of mails) {
        expect([to, text.match(/\d{6,}/g)]).toEqual(['anita@example.in', ['004711']]);
        expect(/please wait (half )?an hour/.test(text)).toBe(last);
      }
    }
    expect(alreadySignedUp('anita@example.in').text).not.toMatch(/\d{4,}/);
    expect(passwordChanged('anita@example.in').text).not.toMatch(/\d{4,}/);
  });
});
