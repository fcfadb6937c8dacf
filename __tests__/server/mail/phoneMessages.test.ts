import { numberLost } from '@/server/mail/phoneMessages';

const TO = { to: 'loser@example.in', language: 'en' } as const;

it('says of a number that was confirmed in another account, and of no other, that it was [PROF-1]', () => {
  expect(numberLost(TO, 'taken', true).text).toMatch(/confirmed/);
  for (const text of [numberLost(TO, 'freed', true).text, numberLost(TO, 'freed', false).text]) {
    expect(text).toMatch(/^We have removed the mobile number from your account/);
    expect(text).not.toMatch(/was confirmed|another account/);
  }
});

it('leads to the dashboard only where a number can be confirmed there [PROF-1]', () => {
  for (const why of ['taken', 'freed'] as const) {
    expect(numberLost(TO, why, true).text).toMatch(/in your dashboard, under My profile/);
    expect(numberLost(TO, why, false).text).not.toMatch(/dashboard|confirm your/);
    expect(numberLost(TO, why, false).text).toMatch(/write to us/);
  }
});
