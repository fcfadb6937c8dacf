import { classes } from './classes';
import { Picture } from './Picture';

const washes = [
  'bg-gold-wash text-gold-ink',
  'bg-brand-wash text-brand-dark',
  'bg-red-wash text-red',
  'bg-wash text-ink',
];

const sizes = { sm: 'size-9 text-sm', md: 'size-15 text-xl', lg: 'size-24 text-section' };
const pixels = { sm: '36px', md: '60px', lg: '96px' };

/** First letters of the first and the last word of a name: "Lakshmi Naidu" → "LN". */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => Array.from(word ?? '')[0]?.toUpperCase() ?? '').join('');
}

/** The same name always gets the same wash. */
function washOf(name: string): string {
  const sum = Array.from(name).reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return washes[sum % washes.length] ?? '';
}

interface AvatarProps {
  name: string;
  src?: string | null | undefined;
  size?: keyof typeof sizes;
  className?: string | undefined;
}

/** A person's picture, or the initials. Says nothing to screen readers: the name stands beside it. */
export function Avatar({ name, src, size = 'md', className }: AvatarProps) {
  const initials = (
    <span className={classes('grid size-full place-items-center font-heading font-semibold', washOf(name))}>
      {initialsOf(name)}
    </span>
  );
  return (
    <span
      aria-hidden="true"
      className={classes('block flex-none overflow-hidden rounded-full', sizes[size], className)}
    >
      <Picture src={src} alt="" sizes={pixels[size]} fallback={initials} />
    </span>
  );
}
