import { classes } from '@/components/ui/classes';
import { Skeleton } from '@/components/ui/Skeleton';
import { ComparedHead } from './ComparedHead';
import type { ComparedRow } from './comparedRows';
import { TEXTS } from './texts';
import type { Compared } from './useCompared';

function Value({ value, state }: { readonly value: string | null | undefined; readonly state: Compared['state'] }) {
  if (value) return value;
  if (value === undefined && state === 'loading') return <Skeleton className="h-4 w-24" />;
  return (
    <>
      <span aria-hidden="true" className="text-muted">
        —
      </span>
      <span className="sr-only">{TEXTS.missing}</span>
    </>
  );
}

const cell = 'border-b border-line px-2 py-3 text-left align-top sm:px-4.5';
/** The column of the rows' names stays while the others are scrolled. */
const named = 'sticky left-0 z-10 w-22 min-w-22 bg-card pr-1! sm:w-44 sm:min-w-44';

interface CompareTableProps {
  readonly compared: readonly Compared[];
  readonly rows: readonly ComparedRow[];
  readonly onRemove: (id: string) => void;
}

/** Properties side by side, a column each; rows that differ are marked. Scrolls sideways where it is too wide. */
export function CompareTable({ compared, rows, onRemove }: CompareTableProps) {
  return (
    <div
      role="region"
      aria-label={TEXTS.table}
      // Scrolls sideways, so the keyboard must reach it.
      tabIndex={0}
      className="overflow-x-auto rounded-card border border-line bg-card"
    >
      <table className="w-full border-separate border-spacing-0">
        <caption className="sr-only">{TEXTS.table}</caption>
        <thead>
          <tr>
            <th scope="col" className={classes(cell, named)}>
              <span className="sr-only">{TEXTS.feature}</span>
            </th>
            {compared.map((one) => (
              <th key={one.id} scope="col" className={classes(cell, 'h-px w-1/3 min-w-30 pb-1 sm:min-w-56')}>
                <ComparedHead compared={one} onRemove={() => onRemove(one.id)} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, values, differs }) => (
            <tr key={label} className="[&:last-child>*]:border-b-0">
              <th
                scope="row"
                className={classes(
                  cell,
                  named,
                  'text-xs font-medium sm:text-sm',
                  differs && 'shadow-[inset_4px_0_theme(colors.gold.DEFAULT)]',
                )}
              >
                {label} {differs && <span className="block text-xs font-semibold text-gold-ink">{TEXTS.differs}</span>}
              </th>
              {compared.map(({ id, state }, column) => (
                <td
                  key={id}
                  className={classes(cell, 'text-md sm:text-base', differs ? 'font-semibold' : 'text-muted')}
                >
                  <Value value={values[column]} state={state} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
