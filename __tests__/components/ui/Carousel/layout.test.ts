import { readFileSync } from 'node:fs';
import { CAROUSEL_GAP, itemsFrom, itemsPerView } from '@/components/ui/Carousel/layout';

describe('itemsPerView', () => {
  it.each([
    [360, 1],
    [400, 2],
    [739, 2],
    [740, 3],
    [939, 3],
    [940, 4],
    [1600, 4],
  ])('shows at %i px %i items on lists [CAR-4]', (width, items) => {
    expect(itemsPerView('list', width)).toBe(items);
  });

  it.each([
    [0, 1],
    [400, 2],
    [739, 2],
    [740, 1],
    [940, 1],
  ])('shows at %i px %i items on detail pages [CAR-5]', (width, items) => {
    expect(itemsPerView('detail', width)).toBe(items);
  });

  it('agrees with the style sheet, which lays out the row before the script [CAR-4, CAR-5]', () => {
    const css = readFileSync('src/app/styles.css', 'utf8');
    const rules = Array.from(
      css.matchAll(/@media \(min-width: (\d+)px\) \{\s*((?:\.carousel-track[^{]*\{[^}]*\}\s*)+)\}/g),
    );
    const fromCss = (layout: 'list' | 'detail') => {
      const steps: [number, number][] = [[0, 1]];
      for (const [, width, body] of rules) {
        const own = new RegExp(`\\.carousel-track(?:\\[data-layout=.${layout}.\\])?\\s*\\{\\s*--items: (\\d)`).exec(
          body ?? '',
        );
        steps.push([Number(width), Number(own?.[1] ?? steps.at(-1)?.[1])]);
      }
      return steps;
    };
    expect(fromCss('list')).toEqual(itemsFrom.list);
    expect(fromCss('detail')).toEqual(itemsFrom.detail);
    expect(css).toContain(`--gap: ${CAROUSEL_GAP}px`);
  });
});
