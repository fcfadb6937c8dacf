import type { DeviceState, ViewedListing } from '@/store/device/deviceSlice';
import { mergeDevice } from '@/store/device/mergeDevice';

const listing = (id: string, name = `Flat ${id}`): ViewedListing => ({ kind: 'property', id, name });
const recent = (ids: string): Partial<DeviceState> => ({ recent: [...ids].map((id) => listing(id)) });
const compare = (ids: string): Partial<DeviceState> => ({ compare: [...ids] });
const device = (part: Partial<DeviceState> = {}): DeviceState => ({
  recent: [],
  contacted: [],
  compare: [],
  units: 'sqft',
  ...part,
});
const ids = ({ recent: viewed }: DeviceState) => viewed.map(({ id }) => id).join('');

describe('what several tabs did to the listings viewed last', () => {
  const merged = (before: string, now: string, stored: string) =>
    ids(mergeDevice(device(recent(before)), device(recent(now)), device(recent(stored))));

  it.each([
    ['nobody else wrote', 'ab', 'cab', 'ab', 'cab'],
    ['each viewed another one', 'ab', 'cab', 'dab', 'cdab'],
    ['one viewed an old one again', 'ab', 'ba', 'dab', 'bda'],
    ['both viewed the same', 'ab', 'cab', 'cab', 'cab'],
    ['one found that a listing is gone', 'ab', 'a', 'dab', 'da'],
    ['the other one found that', 'ab', 'cab', 'a', 'ca'],
    ['the first one is there before storage answered', '', 'c', 'ab', 'cab'],
    ['twelve were full', 'abcdefghijkl', 'nabcdefghijk', 'mabcdefghijk', 'nmabcdefghij'],
    ['the one that fell off here was viewed there', 'abcdefghijkl', 'nabcdefghijk', 'labcdefghijk', 'nlabcdefghij'],
  ])('%s', (_case, before, now, stored, expected) => {
    expect(merged(before, now, stored)).toBe(expected);
  });

  it('takes the newest name of one that was viewed again', () => {
    const now = device({ recent: [listing('a', 'New'), listing('b')] });
    const both = mergeDevice(device(recent('ab')), now, device(recent('cab')));
    expect(both.recent).toEqual([listing('a', 'New'), listing('c'), listing('b')]);
  });
});

describe('what several tabs did to the comparison', () => {
  it.each([
    ['each added one', 'a', 'ab', 'ac', 'acb'],
    ['what another tab took out is not brought back', 'ab', 'abc', 'b', 'bc'],
    ['what this tab took out stays out', 'ab', 'b', 'abc', 'bc'],
    ['both emptied it', 'ab', '', '', ''],
    ['of more than three those chosen last', 'a', 'ad', 'abc', 'bcd'],
    ['nobody else wrote: the order of this tab', 'ab', 'ba', 'ab', 'ba'],
  ])('%s', (_case, before, now, stored, expected) => {
    const both = mergeDevice(device(compare(before)), device(compare(now)), device(compare(stored)));
    expect(both.compare.join('')).toBe(expected);
  });
});

it('shows areas in the unit that was chosen last', () => {
  const sqft = device();
  const cents = device({ units: 'cents' });
  const acres = device({ units: 'acres' });
  expect(mergeDevice(sqft, sqft, cents).units).toBe('cents');
  expect(mergeDevice(sqft, acres, cents).units).toBe('acres');
});
