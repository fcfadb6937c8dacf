import { AREA_UNITS } from '@/domain/area';
import type { UnitChoice } from '@/domain/areaUnits';
import * as words from '@/words/uiListing';
import { InsetSelect } from '@/components/fields/InsetSelect';

interface UnitSelectProps {
  readonly choice: UnitChoice;
  readonly onChoose: (choice: UnitChoice) => void;
}

/** The unit of areas, beside the order of the list and with its look. */
export function UnitSelect({ choice, onChoose }: UnitSelectProps) {
  return (
    <InsetSelect
      label={words.areaIn}
      value={choice}
      onChoose={(value) => onChoose(AREA_UNITS.find(({ unit }) => unit === value)?.unit ?? 'usual')}
      className="w-40 noscript:hidden"
    >
      <option value="usual">{words.usualUnits}</option>
      {AREA_UNITS.map(({ unit, choice: named }) => (
        <option key={unit} value={unit}>
          {named}
        </option>
      ))}
    </InsetSelect>
  );
}
