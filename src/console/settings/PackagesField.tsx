import { useRef } from 'react';
import { TextInput } from '@/components/fields/TextInput';
import { useTextFormField, type FormFieldProps } from '@/components/fields/useFormField';
import { Button } from '@/components/ui/Button';
import { classes } from '@/components/ui/classes';
import { Icon } from '@/components/ui/Icon';
import { MOST_ROWS, rowsOf, textOfRows, withRow, type Cells } from './packageRows';
import * as content from '@/words/consoleContent';
import * as words from '@/words/consoleSettings';

const COLUMNS = [words.packages.what, words.packages.free, words.packages.paid] as const;

/** What packages compare, a row of fields for each; kept as one text of a line each [DASH-7]. */
export function PackagesField({ name, label, hint, validate }: FormFieldProps) {
  const { value, error, onChange, onBlur, onFocus } = useTextFormField(name, { validate });
  const list = useRef<HTMLDivElement>(null);
  const rows = rowsOf(value);
  const write = (wanted: readonly Cells[]) => onChange(textOfRows(wanted));
  const blank = rows.flatMap((cells, row) => cells.flatMap((cell, at) => (cell.trim() === '' ? [{ row, at }] : [])))[0];
  /** The first that is empty has the fault, or else the first of all. */
  const faultAt = blank ?? { row: 0, at: 0 };
  const add = () => {
    write(withRow(rows));
    setTimeout(() => list.current?.lastElementChild?.querySelector('input')?.focus());
  };
  const remove = (row: number) => {
    write(rows.toSpliced(row, 1));
    list.current?.querySelector<HTMLElement>('input')?.focus();
  };
  return (
    <div role="group" aria-label={label} className="sm:col-span-2">
      <p className="text-sm font-semibold">{label}</p>
      <p className="mb-3 text-sm text-muted">{hint}</p>
      <div ref={list} className="flex flex-col gap-3">
        {rows.map((cells, row) => (
          // A row is known by its place alone.
          <div
            key={row}
            role="group"
            aria-label={words.packages.row({ n: row + 1 })}
            className={classes(
              'flex flex-wrap items-end gap-3',
              row > 0 && 'max-sm:border-t max-sm:border-line max-sm:pt-3',
            )}
          >
            {cells.map((cell, at) => (
              <TextInput
                key={COLUMNS[at]}
                className={at === 0 ? 'w-full sm:w-auto sm:flex-1' : 'w-24 sm:w-40'}
                label={COLUMNS[at] ?? ''}
                hideLabel={row > 0}
                required
                error={faultAt.row === row && faultAt.at === at ? error : undefined}
                autoComplete="off"
                value={cell}
                onChange={(text) => write(rows.with(row, cells.with(at, text) as unknown as Cells))}
                onBlur={onBlur}
                onFocus={onFocus}
              />
            ))}
            {rows.length > 1 && (
              <Button
                variant="secondary"
                size="sm"
                className="min-w-11"
                aria-label={content.removeOf({ name: cells[0] || words.packages.row({ n: row + 1 }) })}
                onClick={() => remove(row)}
              >
                <Icon name="close" className="size-5" />
              </Button>
            )}
          </div>
        ))}
      </div>
      {rows.length < MOST_ROWS && (
        <Button variant="secondary" size="sm" className="mt-3" onClick={add}>
          {words.packages.add}
        </Button>
      )}
    </div>
  );
}
