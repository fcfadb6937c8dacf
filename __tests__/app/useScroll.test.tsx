/** @jest-environment ./__tests__/support/domEnvironment.ts */
import '../support/browserGaps';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter, useNavigate } from 'react-router';
import { useScroll } from '@/app/useScroll';
import { beginAtTop } from '@/components/ui/beginAtTop';
import { returningTo } from '@/store/authModal/returning';
import { loadedBy } from '../support/documentLoad';

let scrolledTo: number[] = [];
beforeEach(() => {
  scrolledTo = [];
  sessionStorage.clear();
  window.scrollTo = ((options: ScrollToOptions) => {
    scrolledTo.push(options.top ?? 0);
    Object.defineProperty(window, 'scrollY', { value: options.top ?? 0, configurable: true });
    // A frame may pass before the passive effects.
    window.dispatchEvent(new Event('scroll'));
  }) as typeof window.scrollTo;
  Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
});

function Screen() {
  useScroll();
  const navigate = useNavigate();
  return (
    <>
      <Link to="/properties-listing?id=b">Next</Link>
      <Link to="/properties?city=Tirupati" replace>
        Filter
      </Link>
      <Link to="/properties?page=1" state={returningTo(700)}>
        Return
      </Link>
      <button onClick={() => void navigate(-1)}>Back</button>
    </>
  );
}
const open = (path: string) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <Screen />
    </MemoryRouter>,
  );
const scrollTo = (top: number) =>
  act(() => {
    Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
    window.dispatchEvent(new Event('scroll'));
  });
const leave = () => act(() => void window.dispatchEvent(new Event('pagehide')));

it('begins the next listing at its top, and Back finds the place in the one before [ROUTE-17]', async () => {
  open('/properties-listing?id=a');
  scrollTo(900);
  await userEvent.click(screen.getByRole('link', { name: 'Next' }));
  expect(scrolledTo.at(-1)).toBe(0);
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(scrolledTo.at(-1)).toBe(900);
});

it('finds the place that a link names which leads back after a login [ROUTE-17, AUTH-2]', async () => {
  open('/dashboard');
  await userEvent.click(screen.getByRole('link', { name: 'Return' }));
  expect(scrolledTo.at(-1)).toBe(700);
});

it('stays where the person is when a filter is chosen [ROUTE-17]', async () => {
  open('/properties');
  scrollTo(400);
  await userEvent.click(screen.getByRole('link', { name: 'Filter' }));
  expect(scrolledTo).toEqual([]);
});

it('finds the place again after a reload, but begins another address at its top [ROUTE-17]', () => {
  const first = open('/home');
  scrollTo(1200);
  leave();
  first.unmount();
  loadedBy('reload');
  const other = open('/dashboard');
  expect(scrolledTo).not.toContain(1200);
  other.unmount();
  scrollTo(0);
  open('/home');
  expect(scrolledTo.at(-1)).toBe(1200);
});

it('begins an address that is opened anew at its top, and leaves who has scrolled before the app came [ROUTE-17, SHELL-9]', () => {
  const first = open('/properties');
  scrollTo(4000);
  leave();
  first.unmount();
  scrollTo(0);
  loadedBy('navigate');
  const anew = open('/properties');
  expect(scrolledTo).toEqual([]);
  anew.unmount();
  loadedBy('reload');
  scrollTo(800);
  open('/properties');
  expect(scrolledTo).toEqual([]);
});

it('does not bring back a page that has begun at its top since, however it grows [ROUTE-17, WIZ-19]', () => {
  const growing: (() => void)[] = [];
  const before = window.ResizeObserver;
  window.ResizeObserver = class extends before {
    constructor(grown: ResizeObserverCallback) {
      super(grown);
      growing.push(() => grown([], this));
    }
    override disconnect() {
      growing.length = 0;
    }
  };
  const first = open('/postproperty');
  scrollTo(1200);
  leave();
  first.unmount();
  loadedBy('reload');
  // It is not tall enough yet.
  window.scrollTo = ((options: ScrollToOptions) => void scrolledTo.push(options.top ?? 0)) as typeof window.scrollTo;
  scrollTo(0);
  const again = open('/postproperty');
  expect(growing).toHaveLength(1);
  beginAtTop();
  growing.forEach((grown) => grown());
  expect(scrolledTo.at(-1)).toBe(0);
  again.unmount();
  window.ResizeObserver = before;
});
