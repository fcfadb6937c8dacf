import { readConfig } from '@/server/kernel/config';
import { mailOrigin } from '@/server/mail/letter';
import { reviewMessage, type ReviewNews } from '@/server/mail/reviewMessage';

const news: ReviewNews = {
  to: 'agent@example.in',
  language: 'en',
  listingId: 'l1',
  listingName: 'Sunny flat',
  reason: 'Please add the city.\nPlease add the price.',
  waitsForNumber: false,
};

it('names everything that needs to change, a line each, and where [DASH-3, EDIT-1]', () => {
  const { to, subject, text } = reviewMessage(news, 'https://gruham.example');
  expect([to, subject]).toEqual(['agent@example.in', 'Your listing needs changes: Sunny flat']);
  expect(text).toContain('Please change this:\n\n- Please add the city.\n- Please add the price.\n\n');
  expect(text).toContain('\n\nChange it here: https://gruham.example/edit-property?id=l1\n\nWe check it again ');
  for (const language of ['te', 'hi'] as const)
    expect(reviewMessage({ ...news, language }, 'https://gruham.example').text).toContain(
      `: https://gruham.example/${language}/edit-property?id=l1\n\n`,
    );
  expect(reviewMessage(news, null).text).toContain('\n\nOpen your dashboard and choose Edit.\n\nWe check it again ');
});

it('leads to the page of a listing that buyers can see now [DASH-3]', () => {
  const { text } = reviewMessage({ ...news, reason: null }, 'https://gruham.example');
  expect(text).toContain('\n\nhttps://gruham.example/properties-listing?id=l1\n\n');
});

it('leads to where a number is confirmed, and to the form only where something has to change there [DASH-3, PROF-1]', () => {
  const waits = { ...news, reason: 'Confirm your mobile number first.', waitsForNumber: true };
  const site = 'https://gruham.example';
  const { text } = reviewMessage(waits, site);
  expect(text).toContain(`\n\nConfirm your number here: ${site}/dashboard?tab=profile\n\nThe Gruham team`);
  expect(text).not.toMatch(/edit-property|check it again/);
  expect(reviewMessage({ ...waits, language: 'te' }, site).text).toContain(`: ${site}/te/dashboard?tab=profile\n\n`);
  expect(reviewMessage(waits, null).text).toMatch(/\n\nOpen your dashboard and confirm [^\n]*\n\nThe Gruham team$/);
  const both = reviewMessage({ ...waits, reason: `${waits.reason}\nPlease add the city.` }, site).text;
  expect(both).toMatch(/dashboard\?tab=profile\n\nChange it here: .*\n\nWe check it again /);
});

it('names this machine alone where mails stay on it, and never to a reader elsewhere [DASH-3]', () => {
  const of = (env: Readonly<Record<string, string>>) => mailOrigin(readConfig({ PORT: '4000', ...env }, '/'));
  expect(of({})).toBe('http://localhost:4000');
  expect(of({ SMTP_URL: 'smtp://mail.example' })).toBeNull();
  expect(of({ SMTP_URL: 'smtp://mail.example', PUBLIC_ORIGIN: 'https://gruham.example' })).toBe(
    'https://gruham.example',
  );
});

it('says that buyers see it now, without an address where nobody has said one [DASH-3]', () => {
  const { subject, text } = reviewMessage({ ...news, reason: null }, null);
  expect(subject).toBe('Buyers can see your listing now: Sunny flat');
  expect(text).not.toMatch(/http|null|change/);
});

it('holds nothing that looks like a code, and its subject is one line', () => {
  const typed = { ...news, listingName: 'Call\r\nBcc: 9849012345', reason: 'No 1234567.' };
  const { subject, text } = reviewMessage(typed, null);
  expect(subject).toBe('Your listing needs changes: Call Bcc: 98490 12345');
  expect(text).not.toMatch(/\d{6}/);
});
