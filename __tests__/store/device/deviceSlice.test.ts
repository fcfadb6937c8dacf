import {
  areaUnitChosen,
  comparisonChanged,
  deviceHandedOver,
  deviceLoaded,
  deviceReducer,
  listingViewed,
  sellerContacted,
  viewedListingGone,
  type DeviceState,
} from '@/store/device/deviceSlice';

const start = deviceReducer(undefined, { type: 'start' });
const property = (id: string) => ({ kind: 'property', id, name: `Flat ${id}` }) as const;
const after = (state: DeviceState, ...actions: Parameters<typeof deviceReducer>[1][]) =>
  actions.reduce(deviceReducer, state);
const recentIds = ({ recent }: DeviceState) => recent.map(({ id }) => id);

it('keeps the listings viewed last, each once, the newest first, at most twelve', () => {
  const ids = Array.from({ length: 15 }, (_, n) => `p${n}`);
  const state = after(start, ...ids.map((id) => listingViewed(property(id))), listingViewed(property('p10')));
  expect(recentIds(state)).toEqual(['p10', 'p14', 'p13', 'p12', 'p11', 'p9', 'p8', 'p7', 'p6', 'p5', 'p4', 'p3']);
});

it('tells a property and a project of the same id apart, and forgets one that is gone', () => {
  const both = after(start, listingViewed(property('a')), listingViewed({ kind: 'project', id: 'a', name: 'Towers' }));
  expect(both.recent).toHaveLength(2);
  const left = after(both, viewedListingGone({ kind: 'property', id: 'a' }));
  expect(left.recent).toEqual([{ kind: 'project', id: 'a', name: 'Towers' }]);
});

it('keeps the listings whose sellers were contacted, each once, and forgets one that is gone [DASH-1]', () => {
  const calls = [property('a'), property('b'), property('a')].map((one) => sellerContacted(one));
  const contacted = after(start, ...calls);
  expect(contacted.contacted.map(({ id }) => id)).toEqual(['a', 'b']);
  expect(after(contacted, sellerContacted(property('a')))).toBe(contacted);
  expect(after(contacted, viewedListingGone({ kind: 'property', id: 'a' })).contacted).toEqual([property('b')]);
});

it('is the same state when the same listing is viewed again, and a new one when its name changed', () => {
  const once = after(start, listingViewed(property('a')));
  expect(after(once, listingViewed(property('a')))).toBe(once);
  expect(after(once, listingViewed({ ...property('a'), name: 'New name' })).recent[0]?.name).toBe('New name');
});

it('compares three properties and never a fourth', () => {
  expect(after(start, comparisonChanged(['a', 'b', 'c', 'd'])).compare).toEqual(['a', 'b', 'c']);
});

it('holds what storage held', () => {
  const stored: DeviceState = {
    recent: [property('a'), property('b')],
    contacted: [property('b')],
    compare: ['b'],
    units: 'cents',
  };
  expect(after(start, deviceLoaded(stored))).toEqual(stored);
});

it('holds nothing of the one before when the device is handed over', () => {
  const used = after(start, listingViewed(property('a')), areaUnitChosen('cents'));
  expect(after(used, deviceHandedOver())).toEqual(start);
});
