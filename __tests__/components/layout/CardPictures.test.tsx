/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { readPropertyRow } from '@/api/readers/listings';
import { PropertyCard } from '@/features/property/PropertyCard';
import { aProperty } from '../../support/factories';
import { renderScreen } from '../../support/renderScreen';
import { QUIET } from '../../support/quietAnswers';

const CALL = 'GET property/propertyDetailsByUser';
const row = aProperty({ _id: 'p1', pictureCount: 3 });
const whole = { ...row, kitchen: ['/uploads/kitchen-1-1280x960.jpg'], bedrooms: ['/uploads/bed-1-1280x960.jpg'] };

function show(listed: object = row) {
  const parted = readPropertyRow({ ...listed }, false);
  if (parted === null) throw new Error('not a listing');
  return renderScreen(<PropertyCard id="p1" />, {
    path: '/properties',
    server: { ...QUIET.saved, [CALL]: [whole] },
    preloaded: { properties: { ids: ['p1'], entities: { p1: parted.record } } },
  });
}
const strip = () => document.querySelector('[data-pictures]');
/** How the browser tells that the strip lies there; it is 300 px wide. */
function swipeTo(place: number, there = strip()) {
  if (there === null) throw new Error('nothing to swipe');
  Object.defineProperties(there, {
    clientWidth: { value: 300, configurable: true },
    scrollLeft: { value: 300 * place, configurable: true },
  });
  fireEvent.scroll(there);
}

it('has a place for the next picture, and asks for the others at the first swipe, without consequences [PLIST-7, PDET-12]', async () => {
  const { calls } = show();
  expect(screen.getByText('1 / 3')).toBeInTheDocument();
  expect(strip()?.children).toHaveLength(2);
  expect(strip()?.querySelectorAll('img')).toHaveLength(1);
  expect(calls.filter((call) => call.startsWith(CALL))).toEqual([]);
  swipeTo(1);
  expect(screen.getByText('2 / 3')).toBeInTheDocument();
  expect(strip()?.children).toHaveLength(3);
  swipeTo(0);
  expect(screen.getByText('1 / 3')).toBeInTheDocument();
  expect(strip()?.children).toHaveLength(3);
  await waitFor(() => expect(strip()?.querySelectorAll('img')).toHaveLength(3));
  fireEvent.scroll(strip() ?? document.body);
  expect(calls.filter((call) => call.startsWith(CALL))).toEqual([`${CALL}?id=p1&look=1`]);
});

it('is one picture where there is one, and none is a stop of the keyboard [PLIST-7]', () => {
  const { unmount } = show({ ...row, pictureCount: 1 });
  expect(strip()).toBeNull();
  expect(document.querySelectorAll('img')).toHaveLength(1);
  unmount();
  show();
  expect(strip()).toHaveAttribute('tabindex', '-1');
  expect(strip()?.querySelectorAll('a, [tabindex="0"]')).toHaveLength(0);
});

it('is turned by a mouse with two arrows, which open nothing, ask for nothing before, and are no stop of the keyboard [PLIST-7, PDET-12]', async () => {
  const { calls, location } = show();
  const there = strip();
  if (there === null) throw new Error('nothing to turn');
  there.scrollTo = (how) => {
    if (typeof how === 'object') swipeTo((how.left ?? 0) / 300, there);
  };
  Object.defineProperty(there, 'clientWidth', { value: 300, configurable: true });
  const [previous, next] = ['Previous picture', 'Next picture'].map((name) => screen.getByRole('button', { name }));
  if (!previous || !next) throw new Error('no arrows');
  for (const arrow of [previous, next]) expect(arrow).toHaveAttribute('tabindex', '-1');
  expect(previous).toBeDisabled();
  expect(calls.filter((call) => call.startsWith(CALL))).toEqual([]);

  fireEvent.click(next);
  expect(screen.getByText('2 / 3')).toBeInTheDocument();
  await waitFor(() => expect(strip()?.querySelectorAll('img')).toHaveLength(3));
  fireEvent.click(next);
  expect(screen.getByText('3 / 3')).toBeInTheDocument();
  expect(next).toBeDisabled();
  fireEvent.click(next);
  fireEvent.click(previous);
  expect(screen.getByText('2 / 3')).toBeInTheDocument();
  expect(calls.filter((call) => call.startsWith(CALL))).toEqual([`${CALL}?id=p1&look=1`]);
  expect(location()).toBe('/properties');
  // The same strip, which lies where it was moved to.
  expect(strip()).toBe(there);
});
