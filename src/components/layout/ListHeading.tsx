import type { ReactNode } from 'react';
import { PageHeading } from './PageHeading';
import { Skeleton } from '../ui/Skeleton';

interface ListHeadingProps {
  /** The document's title, and the heading while the count is not known: "Properties in Tirupati". */
  readonly title: string;
  /** "412 properties in Tirupati"; null while it is being counted, so that no old count is shown. */
  readonly counted: string | null;
  /** What was chosen, in words; '' for nothing. */
  readonly summary: string;
  /** Said to screen readers when it changes; '' while it is not known. */
  readonly status: string;
  /** How the list is shown; stands beside the heading. */
  readonly aside?: ReactNode;
  /** Stands beside it all on wide screens: what the list is ordered by. */
  readonly beside?: ReactNode;
}

/** How many there are and what was chosen [PLIST-6]; while that is not known its place is kept. */
export function ListHeading({ title, counted, summary, status, aside, beside }: ListHeadingProps) {
  return (
    <div className="py-6 compact:pt-2 compact:pb-0">
      <div className="flex items-end justify-between gap-6">
        <div className="min-w-0 flex-1">
          <PageHeading title={title} className="text-xl low:text-xl! sm:text-section">
            {counted ?? (
              <>
                <span className="sr-only">{title}</span>
                <span aria-hidden="true" className="flex h-[1.12em] items-center">
                  <Skeleton className="h-[0.8em] w-80 max-w-full" />
                </span>
              </>
            )}
          </PageHeading>
          {summary !== '' && <p className="mt-2 text-md text-muted max-sm:hidden">{summary}</p>}
        </div>
        {/* On phones it is in the sheet of filters. */}
        <div className="flex-none max-sm:hidden">{aside}</div>
        {beside}
      </div>
      <p role="status" className="sr-only">
        {status}
      </p>
    </div>
  );
}
