/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { act, fireEvent, screen } from '@testing-library/react';
import { Link, useNavigate } from 'react-router';
import { useScrollToTopAfterLoad } from '@/features/search/useScrollToTopAfterLoad';
import { renderScreen } from '../../support/renderScreen';

function List() {
  useScrollToTopAfterLoad();
  return <Link to="/detail">A listing</Link>;
}
function Back() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      Back
    </button>
  );
}

const scrolled = jest.fn();
const own = window.scrollTo;
beforeEach(() => {
  jest.useFakeTimers();
  scrolled.mockClear();
  window.scrollTo = scrolled as typeof window.scrollTo;
});
afterEach(() => {
  jest.useRealTimers();
  window.scrollTo = own;
});
const show = (path = '/home') =>
  renderScreen(<List />, {
    path,
    pattern: '/properties',
    elsewhere: { '/home': <Link to="/properties">List</Link>, '/detail': <Back /> },
  });
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

it('scrolls to the top 500 ms after load, once [SHELL-9]', () => {
  show();
  fireEvent.click(screen.getByRole('link', { name: 'List' }));
  wait(499);
  expect(scrolled).not.toHaveBeenCalled();
  wait(1);
  expect(scrolled).toHaveBeenCalledWith(expect.objectContaining({ top: 0 }));
  wait(5000);
  expect(scrolled).toHaveBeenCalledTimes(1);
});

it('does not when the page was reached with back [SHELL-9]', () => {
  show('/properties');
  wait(500);
  expect(scrolled).toHaveBeenCalledTimes(1);
  fireEvent.click(screen.getByRole('link', { name: 'A listing' }));
  fireEvent.click(screen.getByRole('button', { name: 'Back' }));
  wait(1000);
  expect(scrolled).toHaveBeenCalledTimes(1);
});

const BY_HAND = ['wheel', 'touchmove', 'keydown', 'pointerdown'];
it.each(BY_HAND)('does not when the visitor has begun to scroll or press: %s [SHELL-9]', (name) => {
  show('/properties');
  wait(200);
  fireEvent(window, new Event(name));
  wait(1000);
  expect(scrolled).not.toHaveBeenCalled();
});

it('does not after the list was left [SHELL-9]', () => {
  show('/properties');
  fireEvent.click(screen.getByRole('link', { name: 'A listing' }));
  wait(1000);
  expect(scrolled).not.toHaveBeenCalled();
});
