/** @jest-environment ./__tests__/support/domEnvironment.ts */
import '../../../support/browserGaps';
import '../../../support/dialog';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Gallery } from '@/components/ui/Gallery/Gallery';

const picture = (name: string) => `/uploads/${name}-1280x960.jpg`;
const groups = [
  { key: 'propertyMainImage', label: 'Main Image', urls: [picture('a'), picture('b')] },
  { key: 'kitchen', label: 'Kitchen', urls: ['c', 'd', 'e'].map(picture) },
  // Two categories may have the same label.
  { key: 'others', label: 'Kitchen', urls: [picture('f')] },
];

function open(start = 0) {
  const onClose = jest.fn();
  render(<Gallery name="Seshadri Towers" groups={groups} start={start} onClose={onClose} />);
  return { onClose, user: userEvent.setup() };
}

/** The one large picture: those of the thumbnails have no name. */
const large = () => screen.getByRole('img');
const zoom = () => screen.getByRole('button', { name: 'Zoom' });

/** A pointer event; jsdom has no class of its own for it. */
function point(type: 'pointerdown' | 'pointermove' | 'pointerup', clientX: number, clientY = 0, pointerId = 1) {
  const event = new MouseEvent(type, { bubbles: true, cancelable: true, clientX, clientY });
  fireEvent(large(), Object.assign(event, { pointerId }));
}

function drag(fromX: number, toX: number, toY = 0) {
  point('pointerdown', fromX);
  point('pointermove', toX, toY);
  point('pointerup', toX, toY);
}

beforeEach(() => {
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(400);
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(300);
});
afterEach(() => jest.restoreAllMocks());

it('goes to a picture by its thumbnail, marks it and brings it into sight [PDET-1, PDET-12]', async () => {
  const { user } = open();
  const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
  const thumbnail = screen.getByRole('button', { name: 'Picture 4 of 6: Kitchen' });
  expect(thumbnail).not.toHaveAttribute('aria-current');
  await user.click(thumbnail);
  expect(thumbnail).toHaveAttribute('aria-current', 'true');
  expect(screen.getByRole('button', { name: 'Picture 1 of 6: Main Image' })).not.toHaveAttribute('aria-current');
  expect(scrolled.mock.contexts).toEqual([thumbnail]);
  expect(large()).toHaveAccessibleName('Kitchen, picture 2 of 3');
  expect(screen.getByText('Picture 4 of 6, Kitchen')).toHaveAttribute('aria-live', 'polite');
});

it('steps by arrow keys, Home and End, round at the ends [PDET-1, PDET-12]', async () => {
  const { user } = open(2);
  await user.keyboard('{ArrowRight}');
  expect(large()).toHaveAttribute('src', picture('d'));
  await user.keyboard('{End}');
  expect(large()).toHaveAttribute('src', picture('f'));
  await user.keyboard('{ArrowRight}');
  expect(large()).toHaveAttribute('src', picture('a'));
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(large()).toHaveAttribute('src', picture('e'));
  await user.keyboard('{Home}');
  expect(large()).toHaveAttribute('src', picture('a'));
});

it('tells categories apart by key, also when they share a label [PDET-12]', async () => {
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'Kitchen (1)' }));
  expect(large()).toHaveAttribute('src', picture('f'));
  expect(screen.getByRole('button', { name: 'Kitchen (1)', pressed: true })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Kitchen (3)', pressed: false })).toBeVisible();
});

it('zooms by button and keys; Escape shows the whole picture first, then closes [PDET-1, PDET-12]', async () => {
  const { user, onClose } = open();
  await user.click(zoom());
  expect(zoom()).toHaveAttribute('aria-pressed', 'true');
  await user.click(zoom());
  expect(zoom()).toHaveAttribute('aria-pressed', 'false');
  await user.keyboard('+');
  expect(zoom()).toHaveAttribute('aria-pressed', 'true');
  await user.keyboard('-');
  expect(zoom()).toHaveAttribute('aria-pressed', 'false');
  await user.keyboard('+{Escape}');
  expect(zoom()).toHaveAttribute('aria-pressed', 'false');
  expect(onClose).not.toHaveBeenCalled();
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('steps by a swipe to the side, not by a short or an upright one [PDET-1, PDET-12]', () => {
  open();
  drag(300, 200);
  expect(large()).toHaveAttribute('src', picture('b'));
  drag(200, 300);
  expect(large()).toHaveAttribute('src', picture('a'));
  drag(300, 270);
  drag(300, 230, 200);
  expect(large()).toHaveAttribute('src', picture('a'));
});

it('zooms by a double tap; then a drag moves the picture, and the next one is whole [PDET-1, PDET-12]', async () => {
  const { user } = open();
  const box = () => large().closest<HTMLElement>('[style]')?.style.transform;
  drag(0, 0);
  expect(zoom()).toHaveAttribute('aria-pressed', 'false');
  drag(0, 0);
  expect(zoom()).toHaveAttribute('aria-pressed', 'true');
  expect(box()).toBe('translate(0px, 0px) scale(2.5)');
  drag(300, 200, 20);
  expect(large()).toHaveAttribute('src', picture('a'));
  expect(box()).toBe('translate(-100px, 20px) scale(2.5)');
  await user.keyboard('{ArrowLeft}');
  expect(box()).toBe('translate(-20px, 20px) scale(2.5)');
  await user.click(screen.getByRole('button', { name: 'Next picture' }));
  expect(large()).toHaveAttribute('src', picture('b'));
  expect(zoom()).toHaveAttribute('aria-pressed', 'false');
});

it('zooms by two fingers and takes their end for no swipe [PDET-1, PDET-12]', () => {
  open();
  point('pointerdown', -50);
  point('pointerdown', 50, 0, 2);
  point('pointermove', -100);
  point('pointermove', 100, 0, 2);
  point('pointerup', -100);
  expect(large().closest('[style]')).toHaveStyle({ transform: 'translate(0px, 0px) scale(2)' });
  point('pointerup', 100, 0, 2);
  expect(zoom()).toHaveAttribute('aria-pressed', 'true');
  expect(large()).toHaveAttribute('src', picture('a'));
});

it('asks for the next and the previous picture ahead [PDET-1, PDET-12]', async () => {
  const asked = jest.spyOn(HTMLImageElement.prototype, 'srcset', 'set');
  const { user } = open(1);
  const named = () => asked.mock.calls.map(([set]) => /uploads\/([a-z])-/.exec(set)?.[1]);
  expect(named()).toEqual(['c', 'a']);
  await user.keyboard('{ArrowRight}');
  expect(named()).toEqual(['c', 'a', 'd', 'b']);
});
