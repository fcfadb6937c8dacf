/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { within } from '@testing-library/react';
import { aProperty } from '../../../support/factories';
import { card, showMine as show } from '../../../support/myListings';

it('says in one line that nobody has looked yet, and draws the month in which somebody has [DASH-3]', async () => {
  const none = { viewCount: 0, phoneViewCount: 0, enquiryCount: 0, viewsByDay: Array<number>(30).fill(0) };
  show([
    aProperty({ name: 'Flat', ...none }),
    aProperty({ name: 'House', ...none, phoneViewCount: 1 }),
    aProperty({ name: 'Villa', ...none, viewCount: 4 }),
  ]);
  const flat = await card('Flat');
  expect(within(flat).getByText('No views yet')).toBeVisible();
  expect(flat).not.toHaveTextContent('0 views');
  expect(within(flat).queryByRole('figure')).toBeNull();
  const house = await card('House');
  expect(house).toHaveTextContent('0 views · 1 saw your number · 0 enquiries');
  expect(within(house).queryByRole('figure')).toBeNull();
  const villa = await card('Villa');
  expect(villa).toHaveTextContent('4 views');
  expect(within(villa).queryByRole('figure')).toBeNull();
});

it('draws days once there are a few with views: until then the number says it all [DASH-3]', async () => {
  const seenOn = (days: number) => [...Array<number>(30 - days).fill(0), ...Array<number>(days).fill(2)];
  show([
    aProperty({ name: 'Flat', viewCount: 4, viewsByDay: seenOn(2) }),
    aProperty({ name: 'Villa', viewCount: 6, viewsByDay: seenOn(3) }),
  ]);
  const flat = await card('Flat');
  expect(flat).toHaveTextContent('4 views');
  expect(within(flat).queryByRole('figure')).toBeNull();
  expect(within(await card('Villa')).getByRole('figure')).toBeVisible();
});
