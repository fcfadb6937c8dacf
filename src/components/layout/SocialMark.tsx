import { classes } from '../ui/classes';

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
export function SocialMark({ kind }: { readonly kind: keyof typeof marks }) {
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
