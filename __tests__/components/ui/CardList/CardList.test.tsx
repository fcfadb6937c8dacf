/** @jest-environment ./__tests__/support/domEnvironment.ts */
import '../../../support/browserGaps';
import { fireEvent, render, screen } from '@testing-library/react';
import { CardList, type CardListState } from '@/components/ui/CardList/CardList';

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
const list = (query: string, isLoading = false, more: Partial<CardListState> = {}) => (
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
      ...more,
    }}
    label="Cards"
    words={WORDS}
    renderCard={(id) => (
      <article>
        <a href="/">{id}</a>
      </article>
    )}
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

it('fetches the next cards by itself near the end, from sixty on by a press alone', () => {
  const height = window.innerHeight;
  // All of the list is near.
  window.innerHeight = 1_000_000;
  const fetchNext = jest.fn();
  const ids = (length: number) => Array.from({ length }, (_, at) => `card ${at}`);
  const { rerender } = render(list('all', false, { ids: ids(40), hasNext: true, fetchNext }));
  expect(fetchNext).toHaveBeenCalled();
  fetchNext.mockClear();
  rerender(list('all', false, { ids: ids(60), hasNext: true, fetchNext }));
  expect(fetchNext).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'More' }));
  expect(fetchNext).toHaveBeenCalledTimes(1);
  rerender(list('all', false, { ids: ids(80), hasNext: true, fetchNext }));
  expect(screen.getByRole('link', { name: 'card 60' })).toHaveFocus();
  window.innerHeight = height;
});
