import { useId, useState } from 'react';
import { Select } from '@/components/fields/Select';
import { Button } from '@/components/ui/Button';
import { classes } from '@/components/ui/classes';
import { Icon } from '@/components/ui/Icon';
import { extrasIn, furnishingApplies, type PropertyFilters } from '@/domain/filters';
import { FACINGS, FURNISHINGS } from '@/domain/traits';
import { BoundsInput } from './BoundsInput';

interface MoreFiltersProps {
  readonly filters: PropertyFilters;
  readonly onChange: (patch: Partial<PropertyFilters>) => void;
}

/** The filters of properties that fewer people use, shown when asked for, or when one of them is chosen [PLIST-1]. */
export function MoreFilters({ filters, onChange }: MoreFiltersProps) {
  const any = extrasIn(filters, 'property').length > 0;
  const [chosen, setChosen] = useState<boolean | null>(null);
  const open = chosen ?? any;
  const id = useId();
  return (
    <div className="flex flex-col gap-4 border-t border-line pt-2">
      <Button
        variant="text"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setChosen(!open)}
        className="w-full justify-between"
      >
        More filters
        <Icon name="chevronDown" className={classes('size-4 transition-transform', open && 'rotate-180')} />
      </Button>
      <div id={id} hidden={!open} className={classes(open && 'flex flex-col gap-4')}>
        {open && <Fields filters={filters} onChange={onChange} />}
      </div>
    </div>
  );
}

function Fields({ filters, onChange }: MoreFiltersProps) {
  return (
    <>
      <div>
        <Tick label="RERA registered" value={filters.withRera} onChange={(withRera) => onChange({ withRera })} />
        <Tick label="With photos" value={filters.withPhotos} onChange={(withPhotos) => onChange({ withPhotos })} />
      </div>
      <BoundsInput
        label="Area in sq ft"
        min={filters.minArea}
        max={filters.maxArea}
        onBounds={({ min, max }) => onChange({ minArea: Math.round(min), maxArea: Math.round(max) })}
      />
      {furnishingApplies(filters.selectedSubtype) && (
        <Select
          label="Furnishing"
          placeholder="All"
          value={filters.furnishingType}
          options={FURNISHINGS}
          onChange={(furnishingType) => onChange({ furnishingType })}
        />
      )}
      <Select
        label="Facing"
        placeholder="All"
        value={filters.facing}
        options={FACINGS}
        onChange={(facing) => onChange({ facing })}
      />
    </>
  );
}

interface TickProps {
  readonly label: string;
  /** '1' when it is ticked. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function Tick({ label, value, onChange }: TickProps) {
  // The address follows a moment later: the tick stands at once.
  const [shown, setShown] = useState(value);
  const [addressed, setAddressed] = useState(value);
  if (addressed !== value) {
    setAddressed(value);
    setShown(value);
  }
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3 py-1">
      <input
        type="checkbox"
        checked={shown !== ''}
        onChange={(event) => {
          const next = event.target.checked ? '1' : '';
          setShown(next);
          onChange(next);
        }}
        className="size-5 flex-none accent-brand"
      />
      <span>{label}</span>
    </label>
  );
}
