import type { ReactNode } from 'react';
import { classes } from './classes';
import { Icon } from './Icon';
import * as words from '@/words/fields';

const shape = 'inline-flex min-h-11 items-center gap-2 rounded-full border text-md font-medium transition-colors';

/** A choice that is on or off. */
export function Chip({ pressed, onPress, children }: { pressed: boolean; onPress: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={onPress}
      className={classes(shape, 'px-4', pressed ? 'border-ink bg-ink text-on' : 'border-edge bg-card hover:bg-wash')}
    >
      {children}
    </button>
  );
}

/** Something chosen that can be taken away with one press, of which `onRemove` is told; named "Remove …". A finger has more room than is seen. */
export function RemovableChip({ label, onRemove }: { label: string; onRemove: (pressed: HTMLElement) => void }) {
  return (
    <button
      type="button"
      aria-label={words.remove({ label })}
      onClick={({ currentTarget }) => onRemove(currentTarget)}
      className="group -my-2 inline-flex min-h-11 items-center rounded-full"
    >
      <span className="inline-flex min-h-8 items-center gap-1.5 rounded-full border border-edge bg-card pr-2.5 pl-3 text-md font-medium group-hover:text-brand">
        {label}
        <Icon name="close" className="size-4 text-muted" />
      </span>
    </button>
  );
}
