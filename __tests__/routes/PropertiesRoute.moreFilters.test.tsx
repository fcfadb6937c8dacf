/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { screen, waitFor } from '@testing-library/react';
import PropertiesRoute from '@/routes/PropertiesRoute';
import { aProperty } from '../support/factories';
import { renderScreen } from '../support/renderScreen';

const CALL = 'GET property';
const homes = [
  aProperty({ _id: 'a', facing: 'East' }),
  aProperty({ _id: 'b', facing: 'North' }),
  aProperty({ _id: 'c', facing: 'West' }),
  aProperty({ _id: 'd', facing: 'east' }),
];
const show = (server: unknown) =>
  renderScreen(<PropertiesRoute />, {
    path: '/properties?city=Tirupati&facing=East',
    pattern: '/properties',
    server: { [CALL]: server },
  });
const ids = () => screen.queryAllByRole('article').map((card) => /id=(\w+)/.exec(card.innerHTML)?.[1]);
const asked = (calls: readonly string[]) => calls.filter((call) => call.startsWith(CALL));
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

it('asks a server that has named a filter for it, after the question that every server knows [PLIST-3]', async () => {
  const { calls } = show((url: URL) => ({
    body: url.searchParams.has('facing') ? [homes[0]] : homes,
    headers: { 'x-filters': 'facing,withRera', 'x-total-count': url.searchParams.has('facing') ? '1' : '4' },
  }));
  await heading('1 property in Tirupati');
  expect(ids()).toEqual(['a']);
  expect(asked(calls)).toEqual([`${CALL}?city=Tirupati`, `${CALL}?city=Tirupati&facing=East`]);
});

it('filters the whole list of a server that has not, and counts what is left [PLIST-6, PLIST-8, PLIST-10]', async () => {
  const { calls } = show((url: URL) => {
    const headers = { 'x-total-count': '4', 'x-price-bands': '4,0,0,0,0,0' };
    return url.searchParams.has('page')
      ? { body: homes.slice(2), headers }
      : { body: homes.slice(0, 2), headers: { ...headers, link: '</api/property?page=2>; rel="next"' } };
  });
  await heading('2 properties in Tirupati');
  expect(ids()).toEqual(['a', 'd']);
  await waitFor(() => expect(asked(calls)).toHaveLength(2));
  expect(asked(calls).join()).not.toContain('facing');
  const bars = screen.getAllByRole('button', { name: /: \d+ results?$/ });
  expect(
    bars.reduce((sum, bar) => sum + Number(/(\d+) result/.exec(bar.getAttribute('aria-label') ?? '')?.[1]), 0),
  ).toBe(2);
});
