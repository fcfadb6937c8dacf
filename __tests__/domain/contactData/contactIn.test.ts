import { contactIn } from '@/domain/contactData/contactIn';

it.each([
  ['Call 98765 43210.', 'phone'],
  ['Write to asha@example.com.', 'email'],
  ['Call 98765 43210 or write to asha@example.com.', 'both'],
  ['Two bedrooms, facing east, 1,200 sq ft.', null],
])('tells all at once what leads around the marketplace: %s [API-18]', (text, found) => {
  expect(contactIn(text)).toBe(found);
});
