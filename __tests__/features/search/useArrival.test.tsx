/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { screen } from '@testing-library/react';
import { useArrival } from '@/features/search/useArrival';
import { renderScreen } from '../../support/renderScreen';

const Arrival = () => <p>{useArrival()}</p>;

describe('an address that a document was loaded with', () => {
  const given = Object.getOwnPropertyDescriptor(performance, 'getEntriesByType');
  const loadedBy = (type: string) =>
    Object.defineProperty(performance, 'getEntriesByType', { configurable: true, value: () => [{ type }] });
  afterEach(() => {
    if (given) Object.defineProperty(performance, 'getEntriesByType', given);
    else Reflect.deleteProperty(performance, 'getEntriesByType');
  });

  it.each([
    ['navigate', 'arrived'],
    ['reload', 'returned'],
    ['back_forward', 'returned'],
  ])('by %s has %s [PLIST-5]', (type, arrival) => {
    loadedBy(type);
    renderScreen(<Arrival />, { path: '/properties' });
    expect(screen.getByText(arrival)).toBeVisible();
  });
});
