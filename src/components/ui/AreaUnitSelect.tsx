import { useId } from 'react';
import { AREA_UNITS } from '@/domain/area';
import type { UnitChoice } from '@/domain/areaUnits';
import { classes } from './classes';
import { Icon } from './Icon';
import * as words from '@/words/uiListing';

interface AreaUnitSelectProps {
  readonly choice: UnitChoice;
  readonly onChoose: (choice: UnitChoice) => void;
  readonly className?: string | undefined;
}

/** Chooses the unit in which areas are shown; a small one, for the edge of a heading. */
export function AreaUnitSelect({ choice, onChoose, className }: AreaUnitSelectProps) {
  const id = useId();
  return (
    <div className={classes('flex max-w-full items-center gap-2 text-sm noscript:hidden', className)}>
      <label htmlFor={id} className="text-muted">
        {words.areaIn}
      </label>
      <span className="relative min-w-0">
        <select
          id={id}
          value={choice}
          onChange={({ target }) => {
            onChoose(AREA_UNITS.find((each) => each.unit === target.value)?.unit ?? 'usual');
          }}
          className="min-h-11 max-w-full appearance-none rounded-control border border-edge bg-card pr-8 pl-3 font-semibold hover:bg-wash"
        >
          <option value="usual">{words.usualUnits}</option>
          {AREA_UNITS.map((each) => (
            <option key={each.unit} value={each.unit}>
              {each.choice}
            </option>
          ))}
        </select>
        <Icon
          name="chevronDown"
          className="pointer-events-none absolute top-1/2 right-2.5 size-3.5 -translate-y-1/2 text-muted"
        />
      </span>
    </div>
  );
}
