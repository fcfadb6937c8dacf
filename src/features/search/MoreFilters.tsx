import { useId, useState } from 'react';
import { Select } from '@/components/fields/Select';
import { Button } from '@/components/ui/Button';
import { classes } from '@/components/ui/classes';
import { Icon } from '@/components/ui/Icon';
import { amountIn, sqftOf, UNIT_WORDS } from '@/domain/area';
import { MORE_FILTERS, countedValues, type PropertyFilters } from '@/domain/filters';
import { FLOORS, floorApplies, buildingApplies } from '@/domain/traits';
import { useAreaUnit } from '@/store/device/useAreaUnit';
import { BoundsInput } from './BoundsInput';
import { FACING_OPTIONS, FURNISHING_OPTIONS } from './choices';
import { Tick } from './Tick';
import * as words from '@/words/search';

interface MoreFiltersProps {
  readonly filters: PropertyFilters;
  readonly onChange: (patch: Partial<PropertyFilters>) => void;
}

/** The filters of properties that fewer people use, shown when asked for, or when one of them is chosen [PLIST-1]. */
export function MoreFilters({ filters, onChange }: MoreFiltersProps) {
  const any = MORE_FILTERS.some((key) => countedValues(filters, key, 'property').length > 0);
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
        className="-mx-1.25"
      >
        {words.more.open}
        <Icon name="chevronDown" className={classes('ml-auto size-4 transition-transform', open && 'rotate-180')} />
      </Button>
      <div id={id} hidden={!open} className={classes(open && 'flex flex-col gap-4')}>
        {open && <Fields filters={filters} onChange={onChange} />}
      </div>
      {!open && (
        <noscript className="flex flex-col gap-4">
          {typeof window === 'undefined' && <Fields filters={filters} onChange={onChange} />}
        </noscript>
      )}
    </div>
  );
}

function Fields({ filters, onChange }: MoreFiltersProps) {
  const unit = useAreaUnit(filters);
  return (
    <>
      <div>
        <Tick
          label={words.more.rera}
          name="withRera"
          checked={filters.withRera !== ''}
          onChange={(checked) => onChange({ withRera: checked ? '1' : '' })}
        />
        <Tick
          label={words.more.photos}
          name="withPhotos"
          checked={filters.withPhotos !== ''}
          onChange={(checked) => onChange({ withPhotos: checked ? '1' : '' })}
        />
      </div>
      <BoundsInput
        label={words.more.area({ unit: UNIT_WORDS[unit].label })}
        names={['minArea', 'maxArea']}
        min={amountIn(filters.minArea, unit)}
        max={amountIn(filters.maxArea, unit)}
        onBounds={({ min, max }) => onChange({ minArea: sqftOf(min, unit), maxArea: sqftOf(max, unit) })}
      />
      {floorApplies(filters.selectedSubtype) && (
        <Select
          label={words.more.floor}
          name="floor"
          placeholder={words.all}
          value={filters.floor}
          options={FLOORS}
          onChange={(floor) => onChange({ floor })}
        />
      )}
      {buildingApplies(filters.selectedSubtype) && (
        <Select
          label={words.more.furnishing}
          name="furnishingType"
          placeholder={words.all}
          value={filters.furnishingType}
          options={FURNISHING_OPTIONS}
          onChange={(furnishingType) => onChange({ furnishingType })}
        />
      )}
      <Select
        label={words.more.facing}
        name="facing"
        placeholder={words.all}
        value={filters.facing}
        options={FACING_OPTIONS}
        onChange={(facing) => onChange({ facing })}
      />
    </>
  );
}
