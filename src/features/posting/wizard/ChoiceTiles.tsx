import { useId } from 'react';
import { breakable } from '@/components/ui/breakable';
import { classes } from '@/components/ui/classes';

interface Tile {
  readonly value: string;
  readonly label: string;
}

interface ChoiceTilesProps {
  readonly name: string;
  readonly legend: string;
  readonly tiles: readonly Tile[];
  readonly value: string;
  readonly onChoose: (value: string) => void;
  readonly onBlur: () => void;
  /** Path of a line drawing on a field of 24 by 24. */
  readonly iconOf?: (value: string) => string | undefined;
  readonly error?: string | undefined;
}

/** One choice of a few as large tiles: native radios, so that arrow keys and screen readers know their way. */
export function ChoiceTiles({ name, legend, tiles, value, onChoose, onBlur, iconOf, error }: ChoiceTilesProps) {
  const errorId = `${useId()}-error`;
  return (
    <fieldset
      role="radiogroup"
      aria-describedby={error && errorId}
      aria-invalid={error ? true : undefined}
      className="sm:col-span-2"
    >
      <legend className="mb-1.5 text-sm font-semibold">{legend}</legend>
      <div className={classes('grid grid-cols-2 gap-2', iconOf && 'sm:grid-cols-3')}>
        {tiles.map((tile) => {
          const icon = iconOf?.(tile.value);
          return (
            <label
              key={tile.value}
              className="flex min-h-13 cursor-pointer items-center gap-2 rounded-control border border-edge bg-card px-2 py-2 text-sm leading-tight sm:px-4 sm:text-md transition-colors has-checked:border-brand has-checked:bg-brand-wash"
            >
              <input
                type="radio"
                name={name}
                value={tile.value}
                checked={tile.value === value}
                // Some readers hear a space where a word may break.
                aria-label={tile.label.includes('/') ? tile.label : undefined}
                onChange={() => onChoose(tile.value)}
                onBlur={onBlur}
                className="size-4.5 flex-none accent-brand"
              />
              <span className="min-w-0 flex-1">{breakable(tile.label)}</span>
              {icon && (
                <svg
                  viewBox="0 0 24 24"
                  aria-hidden="true"
                  className="size-6 flex-none text-brand max-[420px]:hidden"
                  fill="none"
                  stroke="currentColor"
                  strokeWidth="1.6"
                  strokeLinecap="round"
                  strokeLinejoin="round"
                >
                  <path d={icon} />
                </svg>
              )}
            </label>
          );
        })}
      </div>
      <p id={errorId} aria-live="polite" className="text-sm font-medium text-red">
        {error}
      </p>
    </fieldset>
  );
}
