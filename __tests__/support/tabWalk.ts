import type { Page } from 'playwright-core';

/** More stops than any screen has: a walk that gets here goes in circles. */
const MOST_STOPS = 4000;
/** ms in which a page that moves after a step comes to rest, before a fault counts. */
const REST = 150;

interface Stop {
  /** The focus is on nothing: the walk has come to the end of the page. */
  readonly isEnd: boolean;
  /** A stop that has been there before, or the very first one again. */
  readonly isKnown: boolean;
  readonly isFirst: boolean;
  readonly name: string;
  readonly faults: readonly string[];
}

/**
 * What runs in the page: judges the element that has the focus, and knows which were reached. Written as one function
 * without outside names, because it is sent to the browser.
 */
function install() {
  const reached = new Set<Element>();

  const nameOf = (element: Element): string => {
    const byIds = (attribute: string) =>
      (element.getAttribute(attribute) ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent)
        .join(' ');
    const labels = 'labels' in element && element.labels instanceof NodeList ? [...element.labels] : [];
    const pictures = [...element.querySelectorAll('img[alt], [role="img"][aria-label]')];
    const candidates = [
      element.getAttribute('aria-label') ?? '',
      byIds('aria-labelledby'),
      labels.map((label) => label.textContent).join(' '),
      element.matches('select') ? '' : element.textContent,
      pictures.map((each) => each.getAttribute('alt') ?? each.getAttribute('aria-label')).join(' '),
      element.getAttribute('title') ?? '',
    ];
    return candidates.map((each) => each.replace(/\s+/g, ' ').trim()).find((each) => each !== '') ?? '';
  };
  const told = (element: Element) =>
    `${element.tagName.toLowerCase()} "${nameOf(element).slice(0, 60)}" in ${element.closest('header, footer, aside, main, dialog')?.tagName.toLowerCase() ?? 'page'}`;

  const hasRing = (element: Element): boolean => {
    const rings = (style: CSSStyleDeclaration) =>
      (style.outlineStyle !== 'none' &&
        parseFloat(style.outlineWidth) > 0 &&
        style.outlineColor !== 'rgba(0, 0, 0, 0)') ||
      style.boxShadow !== 'none';
    // A control that is not seen itself shows it on its label, or on what is drawn beside it; a card's link on the card.
    return (
      rings(getComputedStyle(element)) ||
      rings(getComputedStyle(element, '::after')) ||
      [element.closest('label'), element.nextElementSibling].some((each) => each && rings(getComputedStyle(each)))
    );
  };

  const judge = (element: Element): string[] => {
    const faults: string[] = [];
    if (nameOf(element) === '') faults.push('has no name');
    if (!hasRing(element)) faults.push('does not show that it has the focus');
    const boxes = [...element.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
    const seen = boxes
      .map(({ left, top, right, bottom }) => ({
        left: Math.max(0, left),
        top: Math.max(0, top),
        right: Math.min(innerWidth, right),
        bottom: Math.min(innerHeight, bottom),
      }))
      .filter(({ left, top, right, bottom }) => right - left >= 1 && bottom - top >= 1);
    if (seen.length === 0) return [...faults, 'is outside the window'];
    const isOwn = ({ left, top, right, bottom }: (typeof seen)[number]) => {
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return hit !== null && (element.contains(hit) || hit.closest('label')?.control === element);
    };
    if (!seen.some(isOwn)) {
      const { left, top, right, bottom } = seen[0] ?? { left: 0, top: 0, right: 0, bottom: 0 };
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      faults.push(`is covered by ${hit ? told(hit) : 'nothing'}`);
    }
    return faults;
  };

  /** What can be operated and is seen, and no step led to; one of a group of radios or tabs stands for all of it. */
  const missed = (): string[] => {
    const groupOf = (element: Element) =>
      element instanceof HTMLInputElement && element.type === 'radio'
        ? `radio ${element.form?.id ?? ''} ${element.name}`
        : element.getAttribute('role') === 'tab'
          ? element.closest('[role="tablist"]')
          : element.getAttribute('role') === 'option'
            ? element.closest('[role="listbox"]')
            : null;
    const groups = new Set([...reached].map(groupOf));
    return (
      [
        ...document.querySelectorAll(
          'a[href], button, input, select, textarea, summary:not([tabindex="-1"]), [role="button"], [role="link"], [role="tab"], [role="checkbox"], [role="switch"], [contenteditable="true"]',
        ),
      ]
        .filter((element) => !reached.has(element) && !element.matches(':disabled, [type="hidden"]'))
        // It comes when the page is scrolled, before all that was reached by then; the keyboard has its own key for it.
        .filter((element) => !element.matches('header [aria-label="Scroll to top"]'))
        .filter((element) => element.closest('[inert]') === null && element.closest('[aria-hidden="true"]') === null)
        .filter(
          (element) => element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0,
        )
        .filter((element) => {
          const group = groupOf(element);
          return group === null || !groups.has(group);
        })
        .map((element) => `never reached: ${told(element)}`)
    );
  };

  const look = (): Stop => {
    const at = document.activeElement;
    if (at === null || at === document.body || at === document.documentElement)
      return { isEnd: true, isKnown: false, isFirst: false, name: '', faults: [] };
    const isKnown = reached.has(at);
    const [first] = reached;
    reached.add(at);
    return { isEnd: false, isKnown, isFirst: first === at, name: told(at), faults: judge(at) };
  };
  Object.assign(window, { tabWalk: { look, missed, forget: () => reached.clear() } });
}

type Walk = { look: () => Stop; missed: () => string[]; forget: () => void };
declare global {
  interface Window {
    tabWalk?: Walk;
  }
}

const look = (page: Page) => page.evaluate(() => window.tabWalk?.look());

/**
 * Goes with Tab from where the page begins to its end, and with Shift+Tab back, and tells everything that is wrong on
 * the way: a stop that is not seen, is covered, has no name or no focus ring, a trap, and what was never reached.
 */
export async function tabWalk(page: Page): Promise<{ readonly stops: number; readonly faults: readonly string[] }> {
  await page.evaluate(install);
  const faults: string[] = [];
  const go = async (key: 'Tab' | 'Shift+Tab'): Promise<number> => {
    await page.evaluate(() => window.tabWalk?.forget());
    for (let stops = 0; stops < MOST_STOPS; stops += 1) {
      await page.keyboard.press(key);
      let stop = await look(page);
      if (!stop) throw new Error('another page came');
      // After the last stop comes the browser's own, or the first one again.
      if (stop.isEnd || stop.isFirst) return stops;
      if (stop.isKnown) {
        faults.push(`${key} comes back to ${stop.name} before the page ends`);
        return stops;
      }
      if (stop.faults.length > 0) {
        await page.waitForTimeout(REST);
        stop = (await look(page)) ?? stop;
        faults.push(...stop.faults.map((fault) => `${key} to ${stop?.name ?? ''}: ${fault}`));
      }
    }
    faults.push('the page has no end');
    return MOST_STOPS;
  };
  const stops = await go('Tab');
  faults.push(...(await page.evaluate(() => window.tabWalk?.missed() ?? [])));
  await go('Shift+Tab');
  return { stops, faults };
}
