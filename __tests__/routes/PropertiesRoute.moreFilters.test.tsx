/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { screen, waitFor, within } from '@testing-library/react';
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

describe('several values of one filter', () => {
  const places = ['Alipiri', 'Korlagunta', 'Alipiri Road', 'Padmavathi Puram'].map((locality, at) =>
    aProperty({ _id: 'abcd'.charAt(at), locality }),
  );
  const path = '/properties?city=Tirupati&locality=Alipiri|Korlagunta';
  const names = places.map(({ locality }) => ({ name: locality }));
  const open = (server: unknown, offered: readonly unknown[] = names) =>
    renderScreen(<PropertiesRoute />, {
      path,
      pattern: '/properties',
      server: { [CALL]: server, 'GET users/getAllLocalities': offered },
    });
  const title = '3 properties in Alipiri or Korlagunta, Tirupati';

  it('are asked of a server that has named them, and counted once the choices are looked at [PLIST-1, PLIST-3]', async () => {
    const { calls, user } = open(({ searchParams: asked }: URL) => ({
      body: asked.has('localities') ? places.slice(0, 3) : asked.has('counts') ? [] : places,
      headers: {
        'x-filters': 'localities,counts,types',
        ...(asked.has('counts') ? { 'x-counts': 'Alipiri=1234' } : {}),
      },
    }));
    await heading(title);
    const several = 'localities=Alipiri%7CKorlagunta';
    expect(await screen.findByRole('checkbox', { name: 'Alipiri 1,234' })).toBeChecked();
    expect([...asked(calls)].sort()).toEqual([
      `${CALL}?city=Tirupati`,
      `${CALL}?city=Tirupati&counts=locality`,
      `${CALL}?city=Tirupati&${several}`,
    ]);
    expect(screen.getByRole('checkbox', { name: 'Padmavathi Puram 0' })).not.toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Choose several for Property type' }));
    await waitFor(() => expect(asked(calls).at(-1)).toBe(`${CALL}?city=Tirupati&${several}&counts=selectedSubtype`));
  });

  const boxes = () =>
    within(screen.getByRole('group', { name: 'Localities' }))
      .getAllByRole('checkbox')
      .map((box) => (box as HTMLInputElement).labels?.[0]?.textContent);

  it('stand in the order of what they give, those with nothing last [PLIST-1, PLIST-2]', async () => {
    open(({ searchParams: asked }: URL) => ({
      body: asked.has('counts') ? [] : places,
      headers: {
        'x-filters': 'localities,counts,types',
        ...(asked.has('counts') ? { 'x-counts': 'Korlagunta=7&Alipiri+Road=9&Alipiri=7' } : {}),
      },
    }));
    await screen.findByRole('checkbox', { name: 'Korlagunta 7' });
    expect(boxes()).toEqual(['Alipiri Road9', 'Alipiri7', 'Korlagunta7', 'Padmavathi Puram0']);
    expect(screen.queryByRole('textbox', { name: 'Find in Localities' })).toBeNull();
  });

  it('are found by a part of their name where they are many [PLIST-1, PLIST-2]', async () => {
    const many = Array.from({ length: 12 }, (_none, at) => ({ name: `Ward ${at + 1}` }));
    const { user } = open(places, [...many, { name: 'Alipiri' }, { name: 'Korlagunta' }]);
    await user.type(await screen.findByRole('textbox', { name: 'Find in Localities' }), 'korl');
    expect(boxes()).toEqual(['Korlagunta']);
    expect(screen.getByRole('checkbox', { name: 'Korlagunta' })).toBeChecked();
  });

  it('are picked from the broader list of a server that has not, which is asked for no counts [PLIST-8]', async () => {
    const { calls } = open(places);
    await heading(title);
    expect(ids()).toEqual(['a', 'b', 'c']);
    expect(asked(calls)).toEqual([`${CALL}?city=Tirupati`]);
  });
});
