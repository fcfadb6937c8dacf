import type { ReactNode } from 'react';
import { displayPhone, telLink } from '@/domain/contact';
import { paths } from '@/domain/paths';
import { SITE, SOCIAL_NETWORKS, type Site } from '@/domain/site';
import { Icon } from '../ui/Icon';
import { useByWindowWidth } from '../ui/usePageState';
import { AppLink } from './AppLink';
import { siteChat } from './chat';
import { useIsDemo } from './useIsDemo';
import { FOOTER_LINKS, type FooterGroup } from './footerLinks';
import { classes } from '../ui/classes';
import * as words from '@/words/layout';

/** Paths on a field of 24 by 24; facebook's is an area, the others are lines. */
const marks = {
  facebook:
    'M13.5 21v-7.5h2.7l.5-3.2h-3.2V8.3c0-1 .4-1.6 1.7-1.6h1.6V3.9A20 20 0 0 0 14.5 3.7c-2.5 0-4.1 1.5-4.1 4.2v2.4H7.5v3.2h2.9V21z',
  instagram:
    'M7.5 3.5h9a4 4 0 0 1 4 4v9a4 4 0 0 1-4 4h-9a4 4 0 0 1-4-4v-9a4 4 0 0 1 4-4ZM12 15.8a3.8 3.8 0 1 0 0-7.6 3.8 3.8 0 0 0 0 7.6ZM16.9 7.1v.1',
  youtube:
    'M6 5.5h12a3.5 3.5 0 0 1 3.5 3.5v6a3.5 3.5 0 0 1-3.5 3.5H6A3.5 3.5 0 0 1 2.5 15V9A3.5 3.5 0 0 1 6 5.5ZM10.2 9.2v5.6l5-2.8z',
  x: 'M4.5 4.5h4l11 15h-4zM19 4.5 4.8 19.5',
} as const;

/** The mark of a social network. The link around it says whose it is. */
function SocialMark({ kind }: { readonly kind: keyof typeof marks }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={classes(
        'inline-block size-5 flex-none',
        kind === 'facebook' ? 'fill-current' : 'fill-none stroke-current',
      )}
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={marks[kind]} />
    </svg>
  );
}

const link = 'inline-flex min-h-11 items-center gap-2 underline-offset-4 hover:text-white hover:underline sm:min-h-9';

const groupTitle = 'font-sans text-md font-semibold tracking-normal text-white';

const SOCIAL_NAMES = { facebook: 'Facebook', instagram: 'Instagram', youtube: 'YouTube', x: 'X' } as const;

/** Below this window width (px) groups of links are folded: Tailwind's `sm`. */
const NARROW = 640;

/** A part of the footer under its heading; on phones it is folded, and its heading opens it. */
function Group({ title, folds, children }: { title: string; folds: boolean; children: ReactNode }) {
  return (
    <details open={!folds} className="group max-sm:border-b max-sm:border-pine-ink/20 max-sm:pb-1">
      <summary
        tabIndex={folds ? undefined : -1}
        className="flex min-h-11 list-none items-center justify-between sm:pointer-events-none sm:min-h-0 sm:pb-1.5"
      >
        <h2 className={groupTitle}>{title}</h2>
        <Icon name="chevronDown" className="size-4.5 transition-transform group-open:rotate-180 sm:hidden" />
      </summary>
      {children}
    </details>
  );
}

/** Address, phone, chat and help e-mail, and the way to report a fault; a number that is none is left out. */
function Contact({ onReport }: { readonly onReport: (() => void) | undefined }) {
  const tel = telLink(SITE.phone);
  const chat = siteChat();
  return (
    <div>
      <address className="leading-relaxed not-italic">
        {SITE.address.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </address>
      <p className="mt-3 flex flex-col items-start">
        {tel && (
          <a href={tel} className={link}>
            <Icon name="phone" className="size-4.5" />
            {displayPhone(SITE.phone)}
          </a>
        )}
        {chat && (
          <a href={chat} target="_blank" rel="noopener noreferrer" aria-label={words.chat.openNew} className={link}>
            <Icon name="chat" className="size-4.5" />
            {words.chat.open}
          </a>
        )}
        <a href={`mailto:${SITE.email}`} className={link}>
          <Icon name="mail" className="size-4.5" />
          <span className="min-w-0 wrap-anywhere">{SITE.email}</span>
        </a>
        {onReport && (
          <button type="button" className={link} onClick={onReport}>
            <Icon name="alert" className="size-4.5" />
            {words.footer.report}
          </button>
        )}
      </p>
    </div>
  );
}

const social = 'grid size-11 place-items-center rounded-full transition-colors hover:bg-white/10 hover:text-white';

/** The marketplace's accounts, those it has alone. The demo has none: its icons lead to where that is said. */
function Social({ accounts }: { readonly accounts: Site['social'] }) {
  const demo = useIsDemo();
  const shown = SOCIAL_NETWORKS.filter((kind) => demo || accounts[kind] !== undefined);
  if (shown.length === 0) return null;
  return (
    <div>
      <h2 className={`${groupTitle} mb-1.5 max-sm:sr-only`}>{words.footer.follow({ site: SITE.name })}</h2>
      <ul className="-ml-2.5 flex flex-wrap gap-1">
        {shown.map((kind) => (
          <li key={kind}>
            {accounts[kind] === undefined ? (
              <AppLink
                to={paths.demoContacts}
                aria-label={words.footer.socialDemo({ site: SITE.name, network: SOCIAL_NAMES[kind] })}
                className={social}
              >
                <SocialMark kind={kind} />
              </AppLink>
            ) : (
              <a
                href={accounts[kind]}
                target="_blank"
                rel="noopener noreferrer"
                aria-label={words.footer.social({ site: SITE.name, network: SOCIAL_NAMES[kind] })}
                className={social}
              >
                <SocialMark kind={kind} />
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface FooterProps {
  readonly links?: readonly FooterGroup[] | undefined;
  readonly accounts?: Site['social'] | undefined;
  /** The newsletter sign-up; without it nothing stands in its place. */
  readonly newsletter?: ReactNode;
  /** The choice of light and dark; without it nothing stands in its place. */
  readonly theme?: ReactNode;
  /** Opens the report of a problem over this very screen; without it nothing leads there. */
  readonly onReport?: () => void;
}

/** The footer of every screen [SHELL-7]. */
export function Footer({ links = FOOTER_LINKS, accounts = SITE.social, newsletter, theme, onReport }: FooterProps) {
  const folds = useByWindowWidth((px) => px > 0 && px < NARROW);
  return (
    <footer className="mt-10 bg-pine text-md text-pine-ink sm:mt-18">
      <div className="mx-auto grid w-full max-w-page gap-x-8 gap-y-1 px-5 py-7 sm:grid-cols-2 sm:gap-y-7 sm:pt-11 sm:pb-9 lg:grid-cols-[1.5fr_2fr_1.3fr]">
        <div>
          <p className="font-heading text-xl font-semibold text-white">{SITE.name}</p>
          <p className="mt-1 mb-3 sm:mt-2 sm:mb-5 sm:max-w-60">{SITE.tagline}</p>
          <Group title={words.footer.contact} folds={folds}>
            <Contact onReport={onReport} />
          </Group>
        </div>
        <nav
          aria-label={words.footer.name}
          className="grid gap-x-5 gap-y-1 sm:col-span-2 sm:gap-y-7 sm:row-start-2 sm:grid-cols-3 lg:col-span-1 lg:row-start-auto"
        >
          {links.map(({ title, links: entries }) => (
            <Group key={title} title={title} folds={folds}>
              <ul>
                {entries.map(({ label, to }) => (
                  <li key={label}>
                    <AppLink to={to} className={link}>
                      {label}
                    </AppLink>
                  </li>
                ))}
              </ul>
            </Group>
          ))}
        </nav>
        <div className="flex min-w-0 flex-col gap-3 max-sm:mt-4 sm:gap-5">
          {newsletter}
          <Social accounts={accounts} />
          {theme}
        </div>
      </div>
    </footer>
  );
}
