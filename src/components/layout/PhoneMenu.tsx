import { paths } from '@/domain/paths';
import { SCREENS } from '@/domain/screens';
import { Avatar } from '../ui/Avatar';
import { Button } from '../ui/Button';
import { classes } from '../ui/classes';
import { Icon } from '../ui/Icon';
import { LinkButton } from '../ui/LinkButton';
import { Sheet } from '../ui/Sheet';
import { AppLink } from './AppLink';
import { SERVICE_LINKS } from './footerLinks';
import { LanguageLinks } from './LanguageLinks';
import { currentMark, NAV_LINKS } from './navLinks';
import { leadsTo, USER_LINKS, waitingAt } from './userLinks';
import * as words from '@/words/layout';
import * as menuWords from '@/words/layoutMenu';

const row = 'flex min-h-12 items-center justify-between gap-3 border-b border-line text-lg font-medium';

/** What else a visitor looks for, which on a phone would lie at the end of each page. */
const MORE = [
  ...SERVICE_LINKS,
  { label: SCREENS.compare.title, to: paths.compare() },
  { label: SCREENS.contact.title, to: paths.contact },
];

export interface PhoneMenuProps {
  readonly onClose: () => void;
  readonly isLoggedIn: boolean;
  readonly isAgent: boolean;
  readonly username: string | null;
  readonly picture: string | null;
  /** How many enquiries an agent has not begun to answer. */
  readonly newEnquiries: number;
  readonly onLogin: () => void;
  readonly onLogout: () => void;
  readonly current: string;
  /** Asks for the action log (STORE-8). */
  readonly onExportLog: () => void;
}

/** The header's links, the user menu and the languages as a panel, for windows without room for them. */
export default function PhoneMenu(props: PhoneMenuProps) {
  const { onClose, isLoggedIn, isAgent, username, picture, newEnquiries, onLogin, onLogout, current, onExportLog } =
    props;
  const name = username?.trim() || words.account;
  // The panel goes first: what is asked for then finds the focus where the panel gave it back.
  const after = (act: () => void) => () => {
    onClose();
    act();
  };
  return (
    <Sheet open title={words.menu} side="right" onClose={onClose}>
      <nav aria-label={words.main}>
        <ul>
          {NAV_LINKS.map((link) => {
            const mark = currentMark(link, current);
            return (
              <li key={link.label}>
                <AppLink
                  to={link.to}
                  aria-current={mark}
                  onClick={onClose}
                  className={classes(row, mark && 'text-brand')}
                >
                  {link.label}
                  <Icon name="chevronRight" className="size-4 text-muted" />
                </AppLink>
              </li>
            );
          })}
        </ul>
      </nav>
      {isAgent && (
        <LinkButton variant="gold" to={paths.postProperty} onClick={onClose} className="mt-6 w-full">
          {words.post}
        </LinkButton>
      )}
      {isLoggedIn ? (
        <div className="mt-6">
          <p className="flex items-center gap-3 font-semibold">
            <Avatar name={name} src={picture} size="sm" />
            <span className="min-w-0 truncate">{name}</span>
          </p>
          <ul className="mt-2">
            {USER_LINKS.map(({ label, to, icon }) => (
              <li key={label}>
                <AppLink to={leadsTo(to, newEnquiries)} onClick={onClose} className={row}>
                  {label}
                  {waitingAt(to, newEnquiries)}
                  <Icon name={icon} className="size-5 text-muted" />
                </AppLink>
              </li>
            ))}
            <li>
              <button type="button" className={classes(row, 'w-full')} onClick={after(onExportLog)}>
                {words.footer.report}
                <Icon name="alert" className="size-5 text-muted" />
              </button>
            </li>
          </ul>
          <Button variant="secondary" className="mt-5 w-full" onClick={after(onLogout)}>
            {menuWords.logout}
          </Button>
        </div>
      ) : (
        <Button className="mt-4 w-full" onClick={after(onLogin)}>
          {words.login}
        </Button>
      )}
      <nav aria-label={words.footer.services} className="mt-6">
        <h3 className="text-sm font-semibold text-muted">{words.footer.services}</h3>
        <ul className="grid grid-cols-2 gap-x-4">
          {MORE.map(({ label, to }) => (
            <li key={to}>
              <AppLink to={to} onClick={onClose} className="flex min-h-11 items-center text-md font-medium">
                {label}
              </AppLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-4">
        <LanguageLinks ground="card" />
      </div>
    </Sheet>
  );
}
