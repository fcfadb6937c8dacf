/** @jest-environment ./__tests__/support/domEnvironment.ts */
import '../../../support/browserGaps';
import { render } from '@testing-library/react';
import { CardList } from '@/components/ui/CardList/CardList';

const scrolled = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
afterEach(() => void Object.defineProperty(window, 'scrollY', { value: 0, configurable: true }));

const WORDS = {
  emptyTitle: 'None',
  emptyText: 'None fits.',
  nothingTitle: 'Nothing',
  nothingText: 'Nothing yet.',
  clear: 'Clear',
  failedTitle: 'Failed',
  failedText: 'It failed.',
  failedMore: 'More failed.',
  showMore: 'More',
  retry: 'Retry',
};
const list = (query: string, isLoading = false) => (
  <CardList
    list={{
      query,
      ids: isLoading ? [] : ['a', 'b', 'c'],
      total: 3,
      isLoading,
      isFetching: false,
      isError: false,
      isNextError: false,
      hasNext: false,
      fetchNext: () => {},
      refetch: () => {},
    }}
    label="Cards"
    words={WORDS}
    renderCard={(id) => <article>{id}</article>}
    cardHeight={() => 300}
    skeleton={null}
    isFiltered={false}
    moreHref={null}
    onClear={() => {}}
    returned={false}
  />
);

it('begins a list at its top each time it is chosen, and leaves the first where it is [SHELL-9, ROUTE-17]', () => {
  const { rerender } = render(list('all', true));
  Object.defineProperty(window, 'scrollY', { value: 6000, configurable: true });
  rerender(list('all'));
  expect(scrolled).not.toHaveBeenCalledWith(expect.objectContaining({ top: 0 }));
  rerender(list('villas'));
  expect(scrolled).toHaveBeenLastCalledWith(expect.objectContaining({ top: 0 }));
  scrolled.mockClear();
  rerender(list('all'));
  expect(scrolled).toHaveBeenLastCalledWith(expect.objectContaining({ top: 0 }));
});
