import { pageKey } from '@/app/pageKey';

it.each([
  ['/properties', '?city=Tirupati', '/properties'],
  ['/buildersdevelopers', '?id=b1', '/buildersdevelopers'],
  ['/dashboard', '?tab=profile', '/dashboard'],
  ['/properties-listing', '', '/properties-listing'],
])('keeps %s%s the page it is, whatever is chosen on it', (pathname, search, key) => {
  expect(pageKey(pathname, search)).toBe(key);
});

it.each(['/properties-listing', '/properties-listing-one'])(
  'tells one listing of %s from the next [ROUTE-18]',
  (path) => {
    expect(pageKey(path, '?id=a')).not.toBe(pageKey(path, '?id=b'));
    expect(pageKey(path, '?id=a&ref=mail')).toBe(pageKey(path, '?id=a'));
  },
);
