import { breakable } from '@/components/ui/breakable';
import { classes } from '@/components/ui/classes';
import { FoldSummary } from '@/components/ui/FoldSummary';
import { Icon } from '@/components/ui/Icon';
import { Picture } from '@/components/ui/Picture';
import { Skeleton } from '@/components/ui/Skeleton';
import { unbroken } from '@/components/ui/unbroken';
import { headline } from '@/domain/headlines';
import { AddPlace, type AddLinkProps } from './AddToComparison';
import { ComparedHead } from './ComparedHead';
import { HAS, type ComparedRow } from './comparedRows';
import type { Compared } from './useCompared';
import * as words from '@/words/compare';

interface ValueProps {
  readonly value: string | null | undefined;
  readonly state: Compared['state'];
  /** What stands below it; '' is nothing. */
  readonly note: string;
  /** What is said of it where it is better than the others; '' where it is not. */
  readonly mark: string;
}

function Value({ value, state, note, mark }: ValueProps) {
  if (value === HAS) {
    return (
      <>
        <Icon name="check" className="size-5 text-brand" />
        <span className="sr-only">{words.has}</span>
      </>
    );
  }
  if (value) {
    return (
      <>
        {breakable(unbroken(value))}
        {note !== '' && <span className="block text-xs font-normal text-muted">{breakable(unbroken(note))}</span>}
        {mark !== '' && <span className="block text-xs font-semibold text-brand">{mark}</span>}
      </>
    );
  }
  if (value === undefined && state === 'loading') return <Skeleton className="h-4 w-4/5" />;
  return (
    <>
      <span aria-hidden="true" className="text-muted">
        —
      </span>
      <span className="sr-only">{words.missing}</span>
    </>
  );
}

/** On phones a row's name stands above its values, so that all three fit beside each other. */
const row = 'max-sm:flex max-sm:flex-wrap';
const cell = 'px-2 text-left align-top max-sm:min-w-0 max-sm:flex-1 sm:border-b sm:border-line sm:px-4.5';
const named =
  'px-2 text-left align-top text-xs font-medium text-muted max-sm:w-full max-sm:px-1.5 max-sm:border-t max-sm:border-line max-sm:pt-2 sm:border-b sm:border-line sm:px-4.5 sm:text-sm sm:text-ink';

interface RowsProps {
  readonly compared: readonly Compared[];
  readonly rows: readonly ComparedRow[];
}

function Rows({ compared, rows }: RowsProps) {
  const mark = compared.length > 2 ? words.best : words.better;
  return rows.map(({ label, values, notes, better, isAmenity }) => {
    const height = isAmenity ? 'sm:py-2' : 'sm:py-3';
    return (
      <tr key={label} className={row}>
        <th scope="row" className={classes(named, height)}>
          {label}
        </th>
        {compared.map(({ id, state }, column) => {
          const isBetter = better.includes(column);
          return (
            <td
              key={id}
              colSpan={compared.length === 1 ? 2 : 1}
              className={classes(
                cell,
                height,
                // A long name of a place stands whole beside two others.
                'py-1.5 max-sm:px-1.5 max-sm:text-xs max-sm:hyphens-auto sm:text-base',
                isBetter && 'bg-brand-wash font-semibold',
              )}
            >
              <Value value={values[column]} state={state} note={notes?.[column] ?? ''} mark={isBetter ? mark : ''} />
            </td>
          );
        })}
      </tr>
    );
  });
}

/** The rows, those of amenities below a heading of theirs. */
function Bodies({ compared, rows }: RowsProps) {
  const amenities = rows.filter(({ isAmenity }) => isAmenity);
  return (
    <>
      <tbody className="max-sm:block">
        <Rows compared={compared} rows={rows.filter(({ isAmenity }) => !isAmenity)} />
      </tbody>
      {amenities.length > 0 && (
        <tbody className="max-sm:block">
          <tr className={row}>
            <th
              scope="rowgroup"
              colSpan={Math.max(compared.length, 2) + 1}
              className="px-2 pt-6 pb-2 text-left font-heading text-lg max-sm:w-full sm:px-4.5"
            >
              {words.amenities}
            </th>
          </tr>
          <Rows compared={compared} rows={amenities} />
        </tbody>
      )}
    </>
  );
}

const frame =
  'w-full table-fixed border-separate [border-spacing:0] rounded-card border border-line bg-card pb-1 max-sm:block';
const corner = 'max-sm:hidden sm:w-36 lg:w-48';
const stays = 'sticky top-16 z-10 border-line bg-card max-sm:border-b';

interface CompareTableProps extends RowsProps {
  readonly more: AddLinkProps;
  readonly onRemove: (id: string) => void;
}

/**
 * Properties side by side, a column each; the better value of a row is marked. Names, numbers and the way out stay in
 * view below the header, where the decision is made; the pictures go with the page. What but one of them
 * can have, as land beside homes, is folded away behind its count. One alone has the place of another beside it.
 */
export function CompareTable({ compared, rows, more, onRemove }: CompareTableProps) {
  const ofOne = rows.filter(({ isOfOne }) => isOfOne);
  const isAlone = compared.length === 1;
  return (
    <>
      <table className={classes(frame, isAlone && 'max-w-2xl')}>
        <caption className="sr-only">{words.table}</caption>
        <thead className="max-sm:contents">
          <tr className={row}>
            <td className={corner} />
            {compared.map(({ id, listing }) => (
              <td key={id} className="px-2 pt-2 max-sm:min-w-0 max-sm:flex-1 sm:px-4.5 sm:pt-4">
                <div className="aspect-4/3 overflow-hidden rounded-control bg-wash">
                  {listing && (
                    <Picture
                      src={listing.propertyMainImage?.[0]}
                      alt=""
                      sizes="(min-width: 1024px) 300px, 33vw"
                      eager
                    />
                  )}
                </div>
              </td>
            ))}
            {isAlone && (
              <td className="px-2 pt-2 max-sm:min-w-0 max-sm:flex-1 sm:px-4.5 sm:pt-4">
                <AddPlace {...more} />
              </td>
            )}
          </tr>
          <tr className={classes(row, stays)}>
            <th scope="col" className={classes(named, 'max-sm:hidden')}>
              <span className="sr-only">{words.feature}</span>
            </th>
            {compared.map((one) => (
              <th key={one.id} scope="col" className={classes(cell, 'py-2 max-sm:px-1.5 sm:h-px sm:py-3')}>
                <ComparedHead compared={one} onRemove={() => onRemove(one.id)} />
              </th>
            ))}
            {isAlone && <td className={cell} />}
          </tr>
        </thead>
        <Bodies compared={compared} rows={rows.filter(({ isOfOne }) => !isOfOne)} />
      </table>
      {ofOne.length > 0 && (
        <details className="mt-4">
          <FoldSummary>{words.ofOne({ n: String(ofOne.length) })}</FoldSummary>
          <table className={frame}>
            <caption className="sr-only">{words.ofOne({ n: String(ofOne.length) })}</caption>
            <thead className="max-sm:contents">
              <tr className={classes(row, stays)}>
                <td className={classes(named, corner)} />
                {compared.map(({ id, listing }) => (
                  <th key={id} scope="col" className={classes(cell, 'py-2 max-sm:px-1.5 max-sm:text-xs')}>
                    {listing && <span className="line-clamp-3">{headline(listing)}</span>}
                  </th>
                ))}
              </tr>
            </thead>
            <Bodies compared={compared} rows={ofOne} />
          </table>
        </details>
      )}
    </>
  );
}
