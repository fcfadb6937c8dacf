import { useState } from 'react';
import { Select } from '@/components/fields/Select';
import { TextInput } from '@/components/fields/TextInput';
import { useTextFormField } from '@/components/fields/useFormField';
import { AREA_UNITS, UNIT_WORDS } from '@/domain/area';
import type { AreaUnit } from '@/domain/areaUnits';
import { indianNumber } from '@/domain/text';
import { plainNumber } from '@/domain/plainNumber';
import { grouped, inSquareFeet, readArea, roundedIn } from '@/domain/readTyped';
import * as words from '@/words/postingDetails';
import { unreadableArea, type Check } from '../values/validators';
import { useCheck } from './useCheck';

export interface AreaFieldProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: string | undefined;
  /** What is odd about the area; it is told at once and enforces nothing. */
  readonly check?: Check | undefined;
  /** The unit that is offered first. */
  readonly firstUnit?: AreaUnit | undefined;
}

interface Shown {
  readonly amount: string;
  readonly unit: AreaUnit;
  /** The value that it says, or that it rounds: who chooses another unit keeps the land. */
  readonly kept: string;
  /** It was typed without a unit: the one that is chosen then is its own, so that 5 and then cents are 5 cents. */
  readonly isBare?: boolean;
}

const SQFT = UNIT_WORDS.sqft.label;
const UNITS = AREA_UNITS.map(({ unit, label }) => ({ value: unit, label }));

/** An area that may be typed in any unit of the place; kept as square feet in plain digits, and shown so below. */
export function AreaField({ name, label, hint, check, firstUnit = 'sqft' }: AreaFieldProps) {
  const field = useTextFormField(name, { validate: undefined });
  const say = useCheck(check);
  const [last, setLast] = useState<Shown | null>(null);
  // What stands in the box once it is typed into; null again when it is left.
  const [typed, setTyped] = useState<string | null>(null);
  const isNumber = plainNumber(field.value) !== null;
  const shownIn = (unit: AreaUnit): Shown => ({
    amount: isNumber ? roundedIn(field.value, unit) : field.value,
    unit,
    kept: field.value,
  });
  // Another hand may have changed the value: then that is shown.
  const { amount, unit, isBare = false } = last?.kept === field.value ? last : shownIn(firstUnit);
  const { one, sqft } = UNIT_WORDS[unit];

  function keep(next: Pick<Shown, 'amount' | 'unit' | 'isBare'>) {
    const kept = inSquareFeet(next.amount, next.unit);
    setLast({ ...next, kept });
    field.onChange(kept);
  }
  function choose(chosen: AreaUnit) {
    if (isNumber && !isBare) setLast(shownIn(chosen));
    else keep({ amount, unit: chosen, isBare });
  }
  const inSqft = isNumber ? `= ${grouped(field.value)} ${SQFT}` : `1 ${one} = ${indianNumber(sqft)} ${SQFT}`;
  return (
    <div className="flex items-start gap-2">
      <TextInput
        className="min-w-0 flex-1"
        label={label}
        hint={unit === 'sqft' ? hint : inSqft}
        name={field.name}
        error={field.error ?? (isNumber || field.value === '' ? say(field.value) : unreadableArea(unit))}
        inputMode="decimal"
        autoComplete="off"
        maxLength={40}
        value={typed ?? grouped(amount)}
        onChange={(text) => {
          setTyped(text);
          const said = readArea(text);
          keep({ amount: said.amount, unit: said.unit ?? unit, isBare: said.unit === null });
        }}
        onFocus={field.onFocus}
        onBlur={() => {
          setTyped(null);
          field.onBlur();
        }}
      />
      <Select
        className="w-32 flex-none"
        label={
          <>
            <span className="sr-only">{words.unitOf({ label: label.toLowerCase() })}</span>
            <span aria-hidden="true">{words.unit}</span>
          </>
        }
        value={unit}
        options={UNITS}
        onChange={(chosen) => choose(AREA_UNITS.find((each) => each.unit === chosen)?.unit ?? unit)}
      />
    </div>
  );
}
