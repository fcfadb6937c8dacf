import { reviewMessage, type ReviewNews } from '@/server/mail/reviewMessage';

const news: ReviewNews = {
  to: 'agent@example.in',
  language: 'en',
  listingName: 'Sunny flat',
  reason: 'Please add the city.\nPlease add the price.',
};

it('names everything that needs to change, a line each, and where [DASH-3]', () => {
  const { to, subject, text } = reviewMessage(news, 'https://gruham.example');
  expect([to, subject]).toEqual(['agent@example.in', 'Your listing needs changes: Sunny flat']);
  expect(text).toContain('Please change this:\n\n- Please add the city.\n- Please add the price.\n\n');
  expect(text).toContain('\n\nhttps://gruham.example/dashboard\n\n');
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
  expect(reviewMessage({ ...news, listingName: ' ' }, null).subject).toBe('Your listing needs changes: Your property');
});
