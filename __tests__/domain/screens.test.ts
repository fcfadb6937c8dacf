import { isScreen } from '@/domain/screens';

describe('screens', () => {
  it.each([
    '/',
    '/home',
    '/home/',
    '/properties-listing-one',
    '/agentdetails',
    '/agentdetails/a1',
    '/news',
    '/news/slug',
  ])('%s is one [ROUTE-1]', (path) => {
    expect(isScreen(path)).toBe(true);
  });
  it.each(['/nothing', '/home/more', '/agentdetails/a/b', '/api', '/HOME'])('%s is none [ROUTE-16]', (path) => {
    expect(isScreen(path)).toBe(false);
  });
});
