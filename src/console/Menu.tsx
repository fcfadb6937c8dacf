import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import type { Waiting } from '@/contract/peopleShapes';
import { indianNumber } from '@/domain/text';
import { AppLink } from '@/components/layout/AppLink';
import { Badge } from '@/components/ui/Badge';
import { classes } from '@/components/ui/classes';
import { Icon } from '@/components/ui/Icon';
import { useWideWindow } from '@/components/ui/usePageState';
import { consoleApi } from './api';
import type { ConsolePage } from './pages';
import * as words from '@/words/console';

const GROUPS = Object.keys(words.nav.groups) as (keyof typeof words.nav.groups)[];

interface PageLinkProps {
  readonly page: ConsolePage;
  readonly isHere: boolean;
  /** How many wait there. */
  readonly count: number;
  readonly onPress: () => void;
}

const PageLink = ({ page: { path, label }, isHere, count, onPress }: PageLinkProps) => (
  <AppLink
    to={path}
    onClick={onPress}
    aria-current={isHere ? 'page' : undefined}
    aria-label={count > 0 ? words.nav.waits({ page: label, n: count }) : undefined}
    className="flex min-h-11 items-center justify-between gap-2 rounded-control px-3 font-semibold hover:bg-wash lg:min-h-10 aria-[current]:bg-brand-wash aria-[current]:text-brand"
  >
    {label}
    {count > 0 && <Badge tone="gold">{indianNumber(count)}</Badge>}
  </AppLink>
);

/**
 * The way to every page of this operator, and how many wait there; on a phone it is folded in a line that stays in
 * sight, opens above the page, and a press on any link, that to this page too, or Escape folds it again. A new one for each page, which counts anew.
 */
export function Menu({ pages }: { readonly pages: readonly ConsolePage[] }) {
  const { pathname } = useLocation();
  const isWide = useWideWindow() === 'wide';
  const { data: waiting } = consoleApi.useGetWaitingQuery({}, { refetchOnMountOrArgChange: true });
  const box = useRef<HTMLDetailsElement>(null);
  const fold = () => {
    if (box.current && !isWide) box.current.open = false;
  };
  useEffect(() => {
    const menu = box.current;
    if (isWide || menu === null) return;
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !menu.open) return;
      menu.open = false;
      menu.querySelector('summary')?.focus();
    };
    menu.addEventListener('keydown', onKey);
    return () => menu.removeEventListener('keydown', onKey);
  }, [isWide]);
  const here = pages.find(({ path }) => path === pathname);
  const countOf = (of: keyof Waiting | undefined): number => (of && waiting?.[of]) ?? 0;
  const all = pages.reduce((sum, { waits }) => sum + countOf(waits), 0);
  return (
    <details
      ref={box}
      open={isWide}
      className="max-lg:-mx-5 max-lg:border-b max-lg:border-line max-lg:bg-paper max-lg:px-5 lg:sticky lg:top-4 lg:self-start low:max-lg:relative not-low:max-lg:sticky not-low:max-lg:top-0 max-lg:z-20"
    >
      <summary className="flex min-h-11 items-center gap-2 font-semibold lg:hidden">
        <Icon name="menu" className="size-5" />
        {here === undefined ? words.nav.pages : here.label}
        {all > 0 && <Badge tone="gold">{words.nav.waiting({ n: all })}</Badge>}
      </summary>
      <nav
        aria-label={words.nav.label}
        className={classes(
          'grid gap-x-4 gap-y-3',
          // Never above a page that it was not opened on: where only the text has grown it pushes the page on.
          !isWide &&
            // Work and people stand in the first column, the rest in the second: so all of it fits.
            'absolute inset-x-5 max-h-[75dvh] grid-flow-col grid-rows-[auto_auto] grid-cols-2 overflow-y-auto rounded-card border border-line bg-card p-3 shadow-lg',
        )}
      >
        {GROUPS.map((group) => (
          <div key={group} role="group" aria-labelledby={`menu-${group}`}>
            <p id={`menu-${group}`} className="px-3 text-sm text-muted">
              {words.nav.groups[group]}
            </p>
            {pages
              .filter((page) => page.group === group)
              .map((page) => (
                <PageLink
                  key={page.path}
                  page={page}
                  isHere={page === here}
                  count={countOf(page.waits)}
                  onPress={fold}
                />
              ))}
          </div>
        ))}
      </nav>
    </details>
  );
}
