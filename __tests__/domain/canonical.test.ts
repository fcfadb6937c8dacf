import { canonicalPath } from '@/domain/canonical';

it.each([
  ['/', '', '/'],
  ['/home', '?utm_source=chat', '/'],
  ['/realestateagents', '?city=tirupati&name=x', '/realestateagents'],
  ['/realestateagents', '?city=all', '/realestateagents?city=all'],
  ['/buildersdevelopers', '?name=x', '/buildersdevelopers'],
  ['/buildersdevelopers', '?id=b1&name=x', '/buildersdevelopers?id=b1'],
  ['/properties-listing', '?utm_source=chat&id=p1', '/properties-listing?id=p1'],
  ['/properties-listing-one', '?id=j1', '/properties-listing-one?id=j1'],
  ['/agentdetails/a1', '?x=1', '/agentdetails/a1'],
  ['/news/a-home', '', '/news/a-home'],
  ['/terms', '?x=1', '/terms'],
])('knows %s%s under %s', (path, search, address) => {
  expect(canonicalPath(path, search)).toBe(address);
});

it.each(['/dashboard', '/compare', '/properties-listing', '/agentdetails', '/no-such-page'])(
  'has no address for search to find %s under',
  (path) => {
    expect(canonicalPath(path, '')).toBeNull();
  },
);
