import { currentMark, NAV_LINKS } from '@/components/layout/navLinks';

describe('currentMark', () => {
  it('marks nothing on a screen that belongs under no link [SHELL-1]', () => {
    expect(NAV_LINKS.map((link) => currentMark(link, '/dashboard'))).toEqual(NAV_LINKS.map(() => undefined));
  });

  it('does not take a path that only begins with the same letters', () => {
    const marks = NAV_LINKS.map((link) => currentMark(link, '/properties-listing-one'));
    expect(marks.filter(Boolean)).toEqual(['true']);
  });
});
