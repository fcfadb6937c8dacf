import { alreadySignedUp, resetCode, signUpCode } from '@/server/mail/messages';

describe('messages', () => {
  it('hold the code as their only six digits [AUTH-4]', () => {
    for (const make of [signUpCode, resetCode]) {
      for (const last of [true, false]) {
        const { to, text } = make('anita@example.in', '004711', last);
        expect([to, text.match(/\d{6,}/g)]).toEqual(['anita@example.in', ['004711']]);
        expect(text.includes('half an hour')).toBe(last);
      }
    }
    expect(alreadySignedUp('anita@example.in').text).not.toMatch(/\d{4,}/);
  });
});
