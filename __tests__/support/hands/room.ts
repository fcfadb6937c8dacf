import type { Page } from 'playwright-core';

/** The part of a window that rows which stay may take, so that two of three lines stay for what is read. */
const MOST_BARS = 0.5;

/** Runs in the page: what is lost in the window as it is now. */
function lostHere(mostBars: number): string[] {
  const faults: string[] = [];
  // They go by themselves, or by a press; suggestions with the focus.
  const PASSING = '[data-sonner-toaster], [role="listbox"]';
  const told = (element: Element) =>
    `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent).replace(/\s+/g, ' ').trim().slice(0, 50)}"`;
  const page = document.scrollingElement ?? document.documentElement;
  const dialogs = [...document.querySelectorAll('dialog:modal')];
  const scope = dialogs.at(-1) ?? document.body;
  const top = window.scrollY;

  if (page.scrollWidth > page.clientWidth) {
    const widest = [...document.querySelectorAll('body *')].find(
      (each) =>
        each.getBoundingClientRect().right > page.clientWidth + 1 &&
        !each.closest('.carousel-track, [class*="overflow-x-auto"]'),
    );
    faults.push(`scrolls sideways: ${page.scrollWidth} in ${page.clientWidth}${widest ? `, ${told(widest)}` : ''}`);
  }

  // What is cut off: its box hides what sticks out, and no dots say so.
  for (const element of scope.querySelectorAll<HTMLElement>('*')) {
    const style = getComputedStyle(element);
    const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    if (!hides(style.overflowX) && !hides(style.overflowY)) continue;
    if (element.clientWidth <= 1 || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      continue;
    if (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') continue;
    if (element.closest('.carousel-track, [aria-hidden="true"], [inert]')) continue;
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const box = element.getBoundingClientRect();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const holder = node.parentElement;
      if (
        !/\S/.test(node.textContent ?? '') ||
        !holder?.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true })
      )
        continue;
      if (holder.closest('.sr-only, .carousel-track, [aria-hidden="true"], [inert], [class*="overflow-x-auto"]'))
        continue;
      // What scrolls inside, or clamps its own text, shows the rest in its own way.
      let inner: HTMLElement | null = holder;
      while (inner && inner !== element) {
        const own = getComputedStyle(inner);
        if (/auto|scroll/.test(own.overflowX + own.overflowY) || own.textOverflow === 'ellipsis') break;
        if (own.webkitLineClamp !== 'none' || own.clipPath !== 'none') break;
        inner = inner.parentElement;
      }
      if (inner !== element) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const out = [...range.getClientRects()].some(
        ({ left, top: above, right, bottom }) =>
          (hides(style.overflowX) && (right > box.right + 2 || left < box.left - 2)) ||
          (hides(style.overflowY) && (bottom > box.bottom + 4 || above < box.top - 4)),
      );
      if (out) {
        faults.push(`cut off: "${(node.textContent ?? '').trim().slice(0, 50)}" in ${told(element)}`);
        break;
      }
    }
  }

  // Rows that stay, in the middle of the page.
  if (dialogs.length === 0) {
    window.scrollTo({ top: (page.scrollHeight - innerHeight) / 2, behavior: 'instant' });
    let taken = 0;
    for (let y = 2; y < innerHeight; y += 4) {
      let at = document.elementFromPoint(innerWidth / 2, y);
      while (at && !/fixed|sticky/.test(getComputedStyle(at).position)) at = at.parentElement;
      if (at && !at.closest(PASSING) && at.getBoundingClientRect().height < innerHeight) taken += 4;
    }
    if (taken > innerHeight * mostBars) faults.push(`bars take ${taken} of ${innerHeight} px`);
  }

  // What can be pressed or filled in can be brought into sight, and nothing lies over it.
  for (const element of scope.querySelectorAll<HTMLElement>(
    'main :is(a[href], button, input, select, textarea), dialog:modal :is(a[href], button, input, select, textarea), main [tabindex="0"]',
  )) {
    if (
      !scope.contains(element) ||
      element.matches(':disabled') ||
      element.closest('[inert], [aria-hidden="true"], .sr-only')
    )
      continue;
    const target = element.closest('label') ?? element;
    if (!target.checkVisibility({ visibilityProperty: true }) || target.getClientRects().length === 0) continue;
    if (element.closest('.carousel-track')) continue;
    target.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    const seen = [...target.getClientRects()]
      .map(({ left, top: above, right, bottom }) => ({
        left: Math.max(0, left),
        above: Math.max(0, above),
        right: Math.min(innerWidth, right),
        bottom: Math.min(innerHeight, bottom),
      }))
      .filter(({ left, above, right, bottom }) => right - left > 1 && bottom - above > 1);
    const hits = seen.map(({ left, above, right, bottom }) =>
      document.elementFromPoint((left + right) / 2, (above + bottom) / 2),
    );
    const own = hits.some(
      (hit) =>
        hit !== null &&
        (target.contains(hit) ||
          hit.closest(PASSING) !== null ||
          hit.contains(target) ||
          hit.closest('label')?.control === element),
    );
    if (!own)
      faults.push(
        seen.length === 0
          ? `out of reach: ${told(element)}`
          : `covered: ${told(element)}${hits[0] ? ` by ${told(hits[0])}` : ''}`,
      );
  }
  window.scrollTo({ top, behavior: 'instant' });
  return faults;
}

/** Tells what is lost in the window as it is: sideways scrolling, text that is cut off, bars over half of it, actions covered or out of reach. */
export const lostIn = (page: Page): Promise<readonly string[]> => page.evaluate(lostHere, MOST_BARS);
