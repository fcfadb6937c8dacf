import { useLocation } from 'react-router';
import { LANGUAGES, pathIn } from '@/domain/languages';
import { SPOKEN } from '@/domain/spoken';
import { language } from '@/words/language';
import * as words from '@/words/languages';
import { classes } from '../ui/classes';
import { useHydrated } from '../ui/useHydrated';

/** On the footer's own ground, and on a card or a sheet. */
const LOOKS = {
  footer: { frame: 'border-pine-ink/40', own: 'bg-pine-ink text-night', other: 'hover:text-white' },
  card: { frame: 'border-line', own: 'bg-ink text-on', other: 'hover:bg-wash' },
} as const;

interface LanguageLinksProps {
  readonly below?: string;
  /** What it stands on. */
  readonly ground?: keyof typeof LOOKS;
}

/**
 * The same screen in each language that the app is built in, by the language's own name; stands in the footer. A page of
 * its own is loaded: filters stand in the address, drafts and the session on the device. Nothing where there is one
 * language alone. An app that stands below a path of its own, such as `/console`, names it.
 */
export function LanguageLinks({ below = '', ground = 'footer' }: LanguageLinksProps) {
  const { pathname, search, hash } = useLocation();
  // A page that is kept for everybody knows of the address what it was kept by alone.
  const rest = useHydrated() ? search + hash : '';
  if (SPOKEN.length < 2) return null;
  const { frame, own, other } = LOOKS[ground];
  return (
    <nav aria-label={words.navigation} className={classes('flex w-fit flex-wrap rounded-full border', frame)}>
      {LANGUAGES.filter(({ code }) => SPOKEN.includes(code)).map(({ code, tag, name }) => (
        <a
          key={code}
          href={below + pathIn(code, pathname) + rest}
          lang={tag}
          hrefLang={tag}
          aria-current={code === language ? 'true' : undefined}
          className={classes(
            'inline-flex min-h-11 items-center rounded-full px-4 text-sm font-medium transition-colors sm:min-h-9',
            code === language ? own : other,
          )}
        >
          {name}
        </a>
      ))}
    </nav>
  );
}
