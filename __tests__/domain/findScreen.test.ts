import { canonicalPath, findScreen } from '@/domain/findScreen';
import { SCREEN_NAMES, SCREENS } from '@/domain/screens';

describe('an address', () => {
  it.each([
    ['/', 'home'],
    ['//', 'home'],
    ['/home', 'home'],
    ['/home/', 'home'],
    ['/properties-listing-one', 'project'],
    ['/agentdetails', 'agent'],
    ['/agentdetails/a1', 'agent'],
    ['/news', 'news'],
    ['/news/slug', 'news'],
  ])('%s leads to %s [ROUTE-1]', (path, name) => {
    expect(findScreen(path)?.name).toBe(name);
  });

  it.each(['/nothing', '/home/more', '//home', '/agentdetails/a/b', '/api', '/HOME', '/constructor', 'home', ''])(
    '%s leads nowhere [ROUTE-16]',
    (path) => {
      expect(findScreen(path)).toBeNull();
    },
  );

  it('says which record it shows, an escape read as it was meant [ROUTE-4, AGENT-4]', () => {
    expect(findScreen('/properties-listing', '?id=%20p1')?.at.id).toBe('p1');
    expect(findScreen('/agentdetails/%61b%20')?.at.segment).toBe('ab');
    expect(findScreen('/agentdetails/100%')?.at.segment).toBe('100%');
  });
});

describe('the manifest', () => {
  it('has one screen under each path', () => {
    expect(new Set(Object.values(SCREENS).map(({ path }) => path)).size).toBe(SCREEN_NAMES.length);
    for (const { path } of Object.values(SCREENS)) {
      expect(findScreen(path)?.screen.path).toBe(path);
    }
  });

  it('describes each screen that search should find and that shows the same to everybody', () => {
    for (const { description, canonical, own } of Object.values<(typeof SCREENS)['home']>(SCREENS)) {
      if (description !== undefined) expect(canonical).toBeDefined();
      if (own) expect(canonical).toBeUndefined();
    }
  });
});

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
  // Filters that count, in their one spelling and order.
  [
    '/properties',
    '?sort=price&bhkType=2&city=Tirupati&selectedSubtype=showroom',
    '/properties?city=Tirupati&selectedSubtype=Retail%20shop',
  ],
  ['/projects', '?bhkType=2&city=Tirupati', '/projects?city=Tirupati&bhkType=2'],
])('knows %s%s under %s', (path, search, address) => {
  expect(canonicalPath(path, search)).toBe(address);
});

it.each(['/dashboard', '/compare', '/properties-listing', '/agentdetails', '/no-such-page'])(
  'has no address for search to find %s under',
  (path) => {
    expect(canonicalPath(path, '')).toBeNull();
  },
);

it('has none for a filter that says nothing known', () => {
  expect(canonicalPath('/properties', '?selectedSubtype=Castle')).toBeNull();
});
