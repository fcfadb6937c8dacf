import { FOOTER_LINKS } from '@/components/layout/footerLinks';
import { isScreen } from '@/domain/screens';

it('leads to screens alone, each once [SHELL-7]', () => {
  const targets = FOOTER_LINKS.flatMap(({ links }) => links.map(({ to }) => to));
  expect(targets.filter((to) => !isScreen(to))).toEqual([]);
  expect(new Set(targets).size).toBe(targets.length);
});
