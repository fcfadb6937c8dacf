import { FOOTER_LINKS } from '@/components/layout/footerLinks';
import { findScreen } from '@/domain/findScreen';

it('leads to screens alone, each once [SHELL-7]', () => {
  const targets = FOOTER_LINKS.flatMap(({ links }) => links.map(({ to }) => to));
  expect(targets.filter((to) => findScreen(to) === null)).toEqual([]);
  expect(new Set(targets).size).toBe(targets.length);
});
