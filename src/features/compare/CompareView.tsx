import { useState } from 'react';
import { PageHeading } from '@/components/layout/PageHeading';
import { AreaUnitSelect } from '@/components/ui/AreaUnitSelect';
import { Button } from '@/components/ui/Button';
import { ShareButton } from '@/components/ui/ShareButton';
import { alikeIn } from '@/domain/compared';
import { paths } from '@/domain/paths';
import { unitFor } from '@/domain/usualUnit';
import { SCREENS } from '@/domain/screens';
import { useAreaUnitChoice } from '@/store/device/useAreaUnit';
import { classes } from '@/components/ui/classes';
import { AddToComparison } from './AddToComparison';
import { CompareEmpty } from './CompareEmpty';
import { comparedRows } from './comparedRows';
import { CompareTable } from './CompareTable';
import { useCompared } from './useCompared';
import * as words from '@/words/compare';

/** Leaves rows that are the same out of the table, or brings them back. */
function DifferencesSwitch({ on, onChange }: { readonly on: boolean; readonly onChange: (on: boolean) => void }) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={on}
      onClick={() => onChange(!on)}
      className="inline-flex min-h-11 items-center gap-2.5 rounded-control text-left text-md font-medium"
    >
      <span
        aria-hidden="true"
        className={classes(
          'flex h-6 w-10 items-center rounded-full border p-0.5 transition-colors',
          on ? 'border-brand bg-brand' : 'border-muted/70 bg-card',
        )}
      >
        <span
          className={classes('size-4.5 rounded-full transition-transform', on ? 'translate-x-4 bg-on' : 'bg-muted')}
        />
      </span>
      {words.onlyDifferences}
    </button>
  );
}

export interface CompareViewProps {
  /** At most three properties. */
  readonly ids: readonly string[];
  readonly onChange: (ids: readonly string[]) => void;
  /** The person goes to choose more and wants to find these again. */
  readonly onKeep: () => void;
}

/** Up to three properties side by side, with what differs between them. */
export function CompareView({ ids, onChange, onKeep }: CompareViewProps) {
  const compared = useCompared(ids);
  const areaUnit = useAreaUnitChoice();
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const listings = compared.map(({ listing }) => listing);
  const rows = comparedRows(
    listings,
    listings.map((one) => unitFor(areaUnit.choice, one ?? {})),
  );
  if (compared.every(({ state }) => state === 'gone')) return <CompareEmpty takesFocus={false} />;
  const several = ids.length > 1;
  const more = { to: paths.properties(alikeIn(listings)), onChooseMore: onKeep };
  const shown = several && onlyDifferences ? rows.filter(({ differs }) => differs) : rows;
  return (
    <div className="mx-auto w-full max-w-page px-5 pt-4 pb-24 md:pt-8">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1">
        <div className="min-w-0 flex-1 basis-72">
          <PageHeading title={SCREENS.compare.title} className="text-price sm:text-promo" />
          <p className="mt-2 text-md text-muted max-sm:hidden">{several ? words.intro : words.introOne}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <ShareButton title={SCREENS.compare.title} path={paths.compare(ids)} />
          <Button variant="text" onClick={() => onChange([])}>
            {words.clearAll}
          </Button>
        </div>
      </div>
      <div className="my-1 flex flex-wrap items-center justify-between gap-x-3 sm:mt-3 sm:mb-4">
        {several && <DifferencesSwitch on={onlyDifferences} onChange={setOnlyDifferences} />}
        <AreaUnitSelect {...areaUnit} className="max-sm:min-w-24 max-sm:flex-1 max-sm:[&>label]:sr-only" />
      </div>
      <CompareTable
        compared={compared}
        rows={shown}
        more={more}
        onRemove={(gone) => onChange(ids.filter((id) => id !== gone))}
      />
      <p role="status" className="mt-3 text-md text-muted empty:hidden">
        {shown.length === 0 && words.noDifferences}
      </p>
      <div className="mt-6">
        <AddToComparison ids={ids} onAdd={(id) => onChange([...ids, id])} more={more} />
      </div>
    </div>
  );
}
