import type { Locator, Page } from 'playwright-core';

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const boxOf = async (element: Locator): Promise<Box> => {
  const box = await element.boundingBox();
  if (box === null) throw new Error('It is not on the screen.');
  return box;
};

/** Whether two elements share a place on the screen. */
export async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await boxOf(one), await boxOf(other)];
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

interface Covered {
  readonly place: number | null;
  readonly root: string;
  readonly names: readonly string[];
}

/**
 * The controls below a root that are seen in the window, but for something else that lies over them (`by`): their middle
 * and their edges are looked at. The window is scrolled to each of the places first, parts of the page's height from 0 to
 * 1; null: where it stands. All in one go of the browser; answers with those places and roots alone that have some.
 */
export const coveredAt = (
  page: Page,
  pairs: readonly { readonly root: string; readonly by: string }[],
  places: readonly (number | null)[],
): Promise<readonly Covered[]> =>
  page.evaluate(
    async ([within, stops]) => {
      const parts = '[href], button, input, select, textarea, summary, [role="slider"]';
      const isUnder = (control: Element, covering: string, x: number, y: number): boolean => {
        const cover = document.elementFromPoint(x, y)?.closest<HTMLElement>(covering);
        if (!cover || cover.contains(control)) return false;
        cover.style.pointerEvents = 'none';
        const below = document.elementFromPoint(x, y);
        cover.style.pointerEvents = '';
        return control.contains(below);
      };
      const isCovered = (control: Element, covering: string): boolean => {
        const { left, right, top, bottom } = control.getBoundingClientRect();
        const across = [left + 1, (left + right) / 2, right - 1];
        const down = [top + 1, (top + bottom) / 2, bottom - 1];
        return across.some((x) => down.some((y) => isUnder(control, covering, x, y)));
      };
      const found: Covered[] = [];
      for (const place of stops) {
        if (place !== null) {
          window.scrollTo(0, place * document.documentElement.scrollHeight);
          // What follows the scrolling is drawn with the next picture.
          for (let n = 0; n < 2; n += 1) await new Promise((done) => requestAnimationFrame(done));
        }
        for (const { root, by } of within) {
          const names = [...document.querySelectorAll(`${root} :is(${parts})`)]
            .filter((control) => isCovered(control, by))
            .map((control) => (control.getAttribute('aria-label') ?? control.textContent).trim());
          if (names.length > 0) found.push({ place, root, names });
        }
      }
      return found;
    },
    [pairs, places] as const,
  );

/** The names of the controls below `root` over which `by` lies now. */
export const coveredControls = async (page: Page, root: string, by: string): Promise<readonly string[]> =>
  (await coveredAt(page, [{ root, by }], [null])).flatMap(({ names }) => names);
