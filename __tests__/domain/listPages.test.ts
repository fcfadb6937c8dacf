import { canonicalPath } from '@/domain/findScreen';
import { pagesIn, withOnePageMore } from '@/domain/listPages';

const params = (search: string) => new URLSearchParams(search);

describe('how many pages a list begins with', () => {
  it.each([
    ['', 1],
    ['page=3', 3],
    ['page=10', 10],
    ['page=400', 10],
    ['page=0', 1],
    ['page=-2', 1],
    ['page=1.5', 1],
    ['page=two', 1],
    ['page=', 1],
  ])('%s: %i', (search, pages) => {
    expect(pagesIn(params(search))).toBe(pages);
  });

  it('leads on with the filters and the order as they are, up to ten pages', () => {
    expect(withOnePageMore(params('city=Sri+City&sort=newest'))).toBe('?city=Sri+City&sort=newest&page=2');
    expect(withOnePageMore(params('page=2&city=Tirupati'))).toBe('?page=3&city=Tirupati');
    expect(withOnePageMore(params('page=10'))).toBeNull();
  });

  it('is known to search as the list that it is', () => {
    expect(canonicalPath('/properties', 'city=Tirupati&page=4')).toBe('/properties?city=Tirupati');
    expect(canonicalPath('/projects', 'page=2')).toBe('/projects');
  });
});
