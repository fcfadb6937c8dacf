import { useEffect, useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { Avatar } from '../ui/Avatar';
import { CountMark } from '../ui/CountMark';
import { Icon } from '../ui/Icon';
import { AppLink } from './AppLink';
import { leadsTo, USER_LINKS, waitingAt } from './userLinks';
import * as words from '@/words/layout';
import * as menuWords from '@/words/layoutMenu';

const row = 'flex min-h-11 w-full items-center gap-3 rounded-sm px-3 text-left text-md font-medium hover:bg-wash';

export interface UserMenuProps {
  readonly username: string | null;
  readonly picture: string | null;
  /** How many enquiries an agent has not begun to answer. */
  readonly newEnquiries: number;
  readonly onLogout: () => void;
  /** Asks for the action log (STORE-8). */
  readonly onExportLog: () => void;
}

/**
 * The user menu [SHELL-3]: a button that discloses links and Logout. Escape closes it and gives the focus back;
 * a press outside it, or the focus leaving it, closes it too.
 */
export default function UserMenu({ username, picture, newEnquiries, onLogout, onExportLog }: UserMenuProps) {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const listId = useId();
  const name = username?.trim() || words.account;

  useEffect(() => {
    if (!open) return;
    const onPress = (event: PointerEvent) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, [open]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !open) return;
    event.stopPropagation();
    setOpen(false);
    button.current?.focus();
  }
  function onBlur(event: FocusEvent) {
    // Without a target the window lost the focus, or a press fell on nothing focusable: the press decides.
    if (event.relatedTarget && !box.current?.contains(event.relatedTarget)) setOpen(false);
  }

  return (
    <div ref={box} className="relative" role="presentation" onKeyDown={onKeyDown} onBlur={onBlur}>
      <button
        ref={button}
        type="button"
        aria-label={newEnquiries > 0 ? `${name}, ${words.newEnquiries({ n: newEnquiries })}` : undefined}
        aria-expanded={open}
        aria-controls={listId}
        onClick={() => setOpen((now) => !now)}
        className="relative flex min-h-11 items-center gap-2.5 rounded-control border border-edge bg-card py-1 pr-3 pl-1.5 text-md font-semibold hover:bg-wash"
      >
        <Avatar name={name} src={picture} size="sm" className="size-8!" />
        <span className="max-w-36 truncate">{name}</span>
        <Icon name="chevronDown" className="size-4 text-muted" />
        <CountMark count={newEnquiries} />
      </button>
      <ul
        id={listId}
        hidden={!open}
        aria-label={words.account}
        className="absolute top-full right-0 mt-2 w-72 rounded-card border border-line bg-card p-2 shadow-float"
      >
        {USER_LINKS.map(({ label, to, icon }) => (
          <li key={label}>
            <AppLink to={leadsTo(to, newEnquiries)} className={row} onClick={() => setOpen(false)}>
              <Icon name={icon} className="size-5 text-muted" />
              {label}
              {waitingAt(to, newEnquiries)}
            </AppLink>
          </li>
        ))}
        <li>
          <button
            type="button"
            className={row}
            onClick={() => {
              setOpen(false);
              onExportLog();
            }}
          >
            <Icon name="alert" className="size-5 text-muted" />
            {words.footer.report}
          </button>
        </li>
        <li className="mt-1 border-t border-line pt-1">
          <button
            type="button"
            className={row}
            onClick={() => {
              setOpen(false);
              onLogout();
            }}
          >
            <span className="w-5" />
            {menuWords.logout}
          </button>
        </li>
      </ul>
    </div>
  );
}
