/** @jest-environment ./__tests__/support/domEnvironment.ts */
import '../../../support/browserGaps';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Carousel, type CarouselProps } from '@/components/ui/Carousel/Carousel';
import { pass } from '../../../support/pass';

const homes = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    key: `home-${index}`,
    content: <a href="#home">{`Home ${index + 1}`}</a>,
  }));

function setWindow(width: number) {
  Object.defineProperty(window, 'innerWidth', { configurable: true, value: width });
}

/** The numbers of the homes that can be reached. */
const reachable = () =>
  screen
    .getAllByRole('link', { hidden: true })
    .filter((link) => !link.closest('[inert]'))
    .map((link) => Number(link.textContent.replace(/\D/g, '')));

/** A carousel after its script has come. */
async function show(props: Partial<CarouselProps> = {}) {
  const view = render(<Carousel label="In Spotlight" layout="list" items={homes(6)} {...props} />);
  await pass(250);
  return view;
}

const track = (container: HTMLElement) => container.querySelector('.carousel-track') ?? container;

beforeEach(() => {
  jest.useFakeTimers();
  setWindow(1280);
  // jsdom lays nothing out: every element is 1000 px wide.
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 1000, 300));
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(1000);
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('Carousel', () => {
  it('renders a plain row of all its items without a DOM', () => {
    const html = renderToString(<Carousel label="In Spotlight" layout="list" items={homes(3)} />);
    expect(html).toContain('Home 3');
    expect(html).not.toContain('inert');
  });

  it.each([
    [360, [1]],
    [400, [1, 2]],
    [740, [1, 2, 3]],
    [940, [1, 2, 3, 4]],
  ])('at %i px lets %j be reached and no others [CAR-4, CAR-6]', async (width, homesInView) => {
    setWindow(width);
    await show();
    expect(reachable()).toEqual(homesInView);
  });

  it('follows the window when its width changes [CAR-4]', async () => {
    await show();
    setWindow(500);
    fireEvent(window, new Event('resize'));
    await pass(50);
    expect(reachable()).toEqual([1, 2]);
  });

  it('moves on by itself each 5000 ms and loops [CAR-1]', async () => {
    setWindow(360);
    await show({ items: homes(2) });
    await pass(4900);
    expect(reachable()).toEqual([1]);
    await pass(500);
    expect(reachable()).toEqual([2]);
    await pass(5000);
    expect(reachable()).toEqual([1]);
  });

  it('moves by its buttons in 700 ms, both ways around [CAR-3, CAR-6]', async () => {
    await show();
    fireEvent.click(screen.getByRole('button', { name: 'Next: In Spotlight' }));
    await pass(600);
    expect(reachable()).toEqual([1, 2, 3, 4]);
    await pass(200);
    expect(reachable()).toEqual([2, 3, 4, 5]);
    fireEvent.click(screen.getByRole('button', { name: 'Previous: In Spotlight' }));
    await pass(800);
    fireEvent.click(screen.getByRole('button', { name: 'Previous: In Spotlight' }));
    await pass(800);
    expect(reachable()).toEqual([1, 2, 3, 6]);
  });

  it('takes 100 ms inside a card [CAR-3]', async () => {
    await show({ speedMs: 100 });
    fireEvent.click(screen.getByRole('button', { name: 'Next: In Spotlight' }));
    await pass(150);
    expect(reachable()).toEqual([2, 3, 4, 5]);
  });

  it('stands while the pointer is on it, and while a finger is [CAR-2]', async () => {
    const { container } = await show();
    fireEvent.pointerEnter(track(container), { pointerType: 'mouse' });
    await pass(12000);
    expect(reachable()).toEqual([1, 2, 3, 4]);
    fireEvent.pointerLeave(track(container), { pointerType: 'mouse' });
    fireEvent.touchStart(track(container));
    await pass(12000);
    expect(reachable()).toEqual([1, 2, 3, 4]);
    fireEvent.touchEnd(track(container));
    await pass(5500);
    expect(reachable()).toEqual([2, 3, 4, 5]);
  });

  it('stands while the keyboard is in it [CAR-2]', async () => {
    await show();
    fireEvent.keyDown(document.body, { key: 'Tab' });
    act(() => screen.getByRole('link', { name: 'Home 1' }).focus());
    await pass(12000);
    expect(reachable()).toEqual([1, 2, 3, 4]);
    act(() => screen.getByRole('link', { name: 'Home 1' }).blur());
    await pass(5500);
    expect(reachable()).toEqual([2, 3, 4, 5]);
  });

  it('stands while the page is hidden [CAR-2]', async () => {
    await show();
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    fireEvent(document, new Event('visibilitychange'));
    await pass(12000);
    expect(reachable()).toEqual([1, 2, 3, 4]);
    hidden.mockReturnValue(false);
    fireEvent(document, new Event('visibilitychange'));
    await pass(5500);
    expect(reachable()).toEqual([2, 3, 4, 5]);
  });

  it('stands after its pause button and goes on after play [CAR-6]', async () => {
    await show();
    fireEvent.click(screen.getByRole('button', { name: 'Pause: In Spotlight' }));
    await pass(12000);
    expect(reachable()).toEqual([1, 2, 3, 4]);
    fireEvent.click(screen.getByRole('button', { name: 'Play: In Spotlight' }));
    await pass(5500);
    expect(reachable()).toEqual([2, 3, 4, 5]);
  });

  it('begins paused where less motion is asked for [CAR-2]', async () => {
    const plain = window.matchMedia('all');
    jest.spyOn(window, 'matchMedia').mockReturnValue(Object.assign(plain, { matches: true }));
    await show();
    await pass(12000);
    expect(reachable()).toEqual([1, 2, 3, 4]);
    expect(screen.getByRole('button', { name: 'Play: In Spotlight' })).toBeInTheDocument();
  });

  it('has no buttons and does not move when everything fits', async () => {
    await show({ items: homes(4) });
    await pass(12000);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(reachable()).toEqual([1, 2, 3, 4]);
  });

  it('scrolls the plain row by its buttons before the script has come', () => {
    const { container } = render(<Carousel label="In Spotlight" layout="list" items={homes(6)} />);
    const row = track(container);
    jest.spyOn(row, 'scrollWidth', 'get').mockReturnValue(6100);
    jest.spyOn(row, 'clientWidth', 'get').mockReturnValue(1000);
    fireEvent.click(screen.getByRole('button', { name: 'Next: In Spotlight' }));
    expect(row.scrollLeft).toBe(1020);
    fireEvent.click(screen.getByRole('button', { name: 'Previous: In Spotlight' }));
    fireEvent.click(screen.getByRole('button', { name: 'Previous: In Spotlight' }));
    expect(row.scrollLeft).toBe(5100);
  });
});
