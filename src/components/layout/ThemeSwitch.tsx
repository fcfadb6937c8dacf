import { classes } from '../ui/classes';
import * as words from '@/words/layout';

/** The light or the dark look, or whichever the system has. */
export type Theme = 'system' | 'light' | 'dark';

const CHOICES: readonly (readonly [Theme, string])[] = [
  ['system', words.theme.system],
  ['light', words.theme.light],
  ['dark', words.theme.dark],
];

/** Chooses the look of the product; stands in the footer. */
export function ThemeSwitch({ theme, onChange }: { readonly theme: Theme; readonly onChange: (theme: Theme) => void }) {
  return (
    <div
      role="group"
      aria-label={words.theme.name}
      className="flex w-fit flex-wrap rounded-full border border-pine-ink/40"
    >
      {CHOICES.map(([value, label]) => (
        <button
          key={value}
          type="button"
          aria-pressed={theme === value}
          onClick={() => onChange(value)}
          className={classes(
            'min-h-11 rounded-full px-4 text-sm font-medium transition-colors sm:min-h-9',
            theme === value ? 'bg-pine-ink text-night' : 'hover:text-white',
          )}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
