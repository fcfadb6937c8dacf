/** @jest-environment ./__tests__/support/domEnvironment.ts */
import '../support/browserGaps';
import { cleanup, render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { recordsReceived } from '@/api/baseQuery';
import { CardList } from '@/components/ui/CardList/CardList';
import { NO_FILTERS } from '@/domain/filters';
import { matchesSubtype } from '@/domain/subtypes';
import { PropertyCard } from '@/features/property/PropertyCard';
import { cardHeight } from '@/components/ui/CardList/cardHeight';
import { LISTED_PROPERTIES, makeSelectFiltered } from '@/features/search/filteredList';
import { readPropertyPage } from '@/api/readers/listings';
import * as words from '@/words/propertyList';
import { aProperty } from '../support/factories';
import { testStore } from '../support/testStore';
import { inTurns, median, ratio, record, timed } from './figures';

const TYPES = ['Flat/Apartment', 'Villa', 'Plot/land', 'Office'];
const rows = (count: number) =>
  Array.from({ length: count }, (_, at) =>
    aProperty({
      _id: `p${at}`,
      city: at % 3 ? 'Tirupati' : 'Renigunta',
      selectedSubtype: TYPES[at % 4] ?? '',
      expectedPrice: 1_000_000 + at * 700,
    }),
  );
const meta = { status: 200, next: null, total: null, sorts: null, filters: null, bands: null };

function storeOf(count: number) {
  const { store } = testStore();
  const { records = {}, result } = readPropertyPage(rows(count), meta);
  store.dispatch(recordsReceived(records));
  return { store, ids: result.ids };
}

it.each([
  [10_000, 1.3],
  [100_000, 1.2],
])('filtering %i listings ÷ a bare array.filter', (count, most) => {
  const { store, ids } = storeOf(count);
  const state = store.getState();
  const records = ids.flatMap((id) => state.properties.entities[id] ?? []);
  const select = makeSelectFiltered(LISTED_PROPERTIES);
  select(state, ids, NO_FILTERS);
  let turn = 0;
  const own = () => {
    turn += 1;
    const filters = {
      ...NO_FILTERS,
      city: 'Tirupati',
      selectedSubtype: 'Villa',
      minPrice: 1_500_000 + turn,
      maxPrice: 9_000_000,
    };
    return timed(() => void select(state, ids, filters));
  };
  // The same comparisons by hand: case ignored, aliases understood, both bounds inclusive.
  const bare = () =>
    timed(
      () =>
        void records.filter(
          ({ city, selectedSubtype = null, expectedPrice }) =>
            (city ?? '').toLowerCase().includes('tirupati') &&
            matchesSubtype({ selectedSubtype }, 'Villa') &&
            typeof expectedPrice === 'number' &&
            expectedPrice >= 1_500_000 &&
            expectedPrice <= 9_000_000,
        ),
    );
  const [ours, theirs] = inTurns(41, own, bare);
  record(ratio(`filter ${count} listings ÷ bare array.filter`, ours, theirs, most));
});

it('mounting a long list', () => {
  const list = (ids: readonly string[]) => ({
    query: `q${ids.length}`,
    ids,
    total: ids.length,
    bands: null,
    hasNext: false,
    fetchNext: () => undefined,
    isLoading: false,
    isFetching: false,
    isError: false,
    isNextError: false,
    refetch: () => undefined,
  });
  const { store, ids } = storeOf(10_000);
  const mount = (content: React.ReactNode) => {
    const took = timed(
      () =>
        void render(
          <Provider store={store}>
            <MemoryRouter>{content}</MemoryRouter>
          </Provider>,
        ),
    );
    cleanup();
    return took;
  };
  const windowed = (count: number) => () =>
    mount(
      <CardList
        list={list(ids.slice(0, count))}
        label="Properties"
        words={words.list}
        moreHref={null}
        renderCard={(id) => <PropertyCard id={id} />}
        cardHeight={cardHeight({ wide: 304, text: 235 })}
        skeleton={null}
        isFiltered={false}
        onClear={() => undefined}
        returned={false}
      />,
    );
  windowed(1000)();
  const all = median([0, 1, 2].map(() => mount(ids.slice(0, 1000).map((id) => <PropertyCard key={id} id={id} />))));
  const [thousand, tenThousand] = inTurns(41, windowed(1000), windowed(10_000));
  record(
    ratio('mount a list of 1,000 ÷ mounting all cards', thousand, all, 0.1),
    ratio('mount a list of 10,000 ÷ of 1,000', tenThousand, thousand, 1.3),
  );
});
