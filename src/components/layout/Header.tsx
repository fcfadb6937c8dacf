import { useState, type MouseEvent } from 'react';
import { paths } from '@/domain/paths';
import { Button } from '../ui/Button';
import { classes } from '../ui/classes';
import { CountMark } from '../ui/CountMark';
import { Icon } from '../ui/Icon';
import { LazyDialog } from '../ui/LazyDialog';
import { lazyComponent } from '../ui/lazyComponent';
import { LinkButton } from '../ui/LinkButton';
import { useLazyComponent } from '../ui/useLazyComponent';
import { AppLink } from './AppLink';
import { Logo } from './Logo';
import { currentMark, isHome, NAV_LINKS } from './navLinks';
import type { PhoneMenuProps } from './PhoneMenu';
import { ScrollTopButton } from './ScrollTopButton';
import type { UserMenuProps } from './UserMenu';
import * as words from '@/words/layout';

const PhoneMenu = lazyComponent<PhoneMenuProps>(() => import(/* webpackChunkName: "phone-menu" */ './PhoneMenu'));
const UserMenu = lazyComponent<UserMenuProps>(() => import(/* webpackChunkName: "user-menu" */ './UserMenu'));
const prepareMenu = () => void PhoneMenu.preload().catch(() => undefined);

export interface HeaderProps {
  readonly isLoggedIn: boolean;
  /** Role code `agt`: only then is there a link to posting [SHELL-2]. */
  readonly isAgent: boolean;
  readonly username: string | null;
  /** The address of the person's picture; without one the initials stand in. */
  readonly picture: string | null;
  /** How many enquiries an agent has not begun to answer. */
  readonly newEnquiries: number;
  readonly onLogin: () => void;
  /** Somebody is about to log in: what opens then may begin to load. */
  readonly onNearLogin?: (() => void) | undefined;
  readonly onLogout: () => void;
  /** The path of the screen that is shown. */
  readonly current: string;
  /** Asks for the action log (STORE-8). */
  readonly onExportLog: () => void;
}

function skipToContent(event: MouseEvent) {
  const main = document.getElementById('main');
  if (!main) return;
  // By hand, so that no "#main" stays in the address and in the history.
  event.preventDefault();
  if (!main.hasAttribute('tabindex')) main.tabIndex = -1;
  main.focus();
}

/** The user menu of whoever is logged in; until its code is there, a link to what it leads to. */
function Account(props: UserMenuProps) {
  const { state } = useLazyComponent(UserMenu, true);
  if (state === 'here') return <UserMenu {...props} />;
  return (
    <LinkButton variant="secondary" to={paths.dashboard} className="max-w-56">
      <span className="truncate">{props.username?.trim() || words.account}</span>
    </LinkButton>
  );
}

/** The header of every screen [SHELL-1 to SHELL-3]; below 1024 px its links and the user menu lie in a panel. */
export function Header(props: HeaderProps) {
  const { isLoggedIn, isAgent, onLogin, onNearLogin, current, newEnquiries } = props;
  const [menuOpen, setMenuOpen] = useState(false);
  const closeMenu = () => setMenuOpen(false);
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-paper">
      <a
        href="#main"
        onClick={skipToContent}
        className="absolute top-2 left-2 z-10 -translate-y-20 rounded-control bg-ink px-4 py-2.5 font-semibold text-on focus:translate-y-0"
      >
        {words.skip}
      </a>
      <div className="mx-auto flex h-16 w-full max-w-page items-center gap-6 px-5">
        <Logo />
        <nav aria-label={words.main} className="hidden h-full lg:block">
          <ul className="flex h-full gap-1.5">
            {NAV_LINKS.map((link) => {
              const mark = currentMark(link, current);
              return (
                <li key={link.label}>
                  <AppLink
                    to={link.to}
                    aria-current={mark}
                    className={classes(
                      'flex h-full items-center border-y-3 border-t-transparent px-2 text-md font-medium -outline-offset-2 transition-colors hover:text-ink',
                      mark ? 'border-b-gold text-ink' : 'border-b-transparent text-muted',
                    )}
                  >
                    {link.label}
                  </AppLink>
                </li>
              );
            })}
          </ul>
        </nav>
        <div className="ml-auto flex items-center gap-3">
          <ScrollTopButton place={isHome(current) ? 'besideChat' : 'header'} />
          <div className="hidden items-center gap-3 lg:flex">
            {isLoggedIn ? (
              <Account {...props} />
            ) : (
              <Button variant="secondary" onClick={onLogin} onPointerEnter={onNearLogin} onFocus={onNearLogin}>
                {words.login}
              </Button>
            )}
            {isAgent && (
              <LinkButton variant="gold" to={paths.postProperty}>
                {words.post}
              </LinkButton>
            )}
          </div>
          <button
            type="button"
            aria-label={newEnquiries > 0 ? `${words.menu}, ${words.newEnquiries({ n: newEnquiries })}` : words.menu}
            aria-haspopup="dialog"
            aria-expanded={menuOpen}
            onClick={() => setMenuOpen(true)}
            onPointerEnter={prepareMenu}
            onFocus={prepareMenu}
            className="relative grid size-11 place-items-center rounded-control border border-edge bg-card lg:hidden"
          >
            <Icon name="menu" className="size-6" />
            <CountMark count={newEnquiries} />
          </button>
        </div>
      </div>
      {menuOpen && (
        <LazyDialog part={PhoneMenu} title={words.menu} onClose={closeMenu}>
          <PhoneMenu {...props} onClose={closeMenu} />
        </LazyDialog>
      )}
    </header>
  );
}
