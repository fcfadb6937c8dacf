import { classes } from '@/components/ui/classes';
import { Icon } from '@/components/ui/Icon';
import { Skeleton } from '@/components/ui/Skeleton';
import { ComparedHead } from './ComparedHead';
import { HAS, type ComparedRow } from './comparedRows';
import { COMPARE_TEXTS } from './texts';
import type { Compared } from './useCompared';

interface ValueProps {
  readonly value: string | null | undefined;
  readonly state: Compared['state'];
  readonly isBetter: boolean;
}

function Value({ value, state, isBetter }: ValueProps) {
  if (value === HAS) {
    return (
      <>
        <Icon name="check" className="size-5 text-brand" />
        <span className="sr-only">{COMPARE_TEXTS.has}</span>
      </>
    );
  }
  if (value) {
    return (
      <>
        {value}
        {isBetter && <span className="block text-xs font-semibold text-brand">{COMPARE_TEXTS.better}</span>}
      </>
    );
  }
  if (value === undefined && state === 'loading') return <Skeleton className="h-4 w-24" />;
  return (
    <>
      <span aria-hidden="true" className="text-muted">
        —
      </span>
      <span className="sr-only">{COMPARE_TEXTS.missing}</span>
    </>
  );
}

const cell = 'border-b border-line px-2 py-3 text-left align-top sm:px-4.5';
/** The first column, with the rows' names, stays; what is scrolled to stops beside it (`scroll-pl` of the region). */
const named = 'sticky left-0 z-10 w-22 min-w-22 bg-card pr-1! sm:w-44 sm:min-w-44';

interface CompareTableProps {
  readonly compared: readonly Compared[];
  readonly rows: readonly ComparedRow[];
  readonly onRemove: (id: string) => void;
}

/** Properties side by side, a column each; the better value of a row is marked. Scrolls sideways where it is too wide. */
export function CompareTable({ compared, rows, onRemove }: CompareTableProps) {
  return (
    <div
      role="region"
      aria-label={COMPARE_TEXTS.table}
      // Scrolls sideways, so the keyboard must reach it.
      tabIndex={0}
      className="scroll-pl-22 overflow-x-auto rounded-card border border-line bg-card sm:scroll-pl-44"
    >
      <table className="w-full border-separate border-spacing-0">
        <caption className="sr-only">{COMPARE_TEXTS.table}</caption>
        <thead>
          <tr>
            <th scope="col" className={classes(cell, named)}>
              <span className="sr-only">{COMPARE_TEXTS.feature}</span>
            </th>
            {compared.map((one) => (
              <th key={one.id} scope="col" className={classes(cell, 'h-px w-1/3 min-w-30 pb-1 sm:min-w-56')}>
                <ComparedHead compared={one} onRemove={() => onRemove(one.id)} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, values, better }) => (
            <tr key={label} className="[&:last-child>*]:border-b-0">
              <th scope="row" className={classes(cell, named, 'text-xs font-medium sm:text-sm')}>
                {label}
              </th>
              {compared.map(({ id, state }, column) => {
                const isBetter = better.includes(column);
                return (
                  <td
                    key={id}
                    className={classes(cell, 'text-md sm:text-base', isBetter ? 'bg-brand-wash font-semibold' : '')}
                  >
                    <Value value={values[column]} state={state} isBetter={isBetter} />
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
