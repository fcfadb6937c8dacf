import { useState } from 'react';
import { Select } from '@/components/fields/Select';
import { TextInput } from '@/components/fields/TextInput';
import { useTextFormField } from '@/components/fields/useFormField';
import { AREA_UNITS, UNIT_WORDS } from '@/domain/area';
import type { AreaUnit } from '@/domain/areaUnits';
import { indianNumber } from '@/domain/text';
import * as words from '@/words/postingDetails';
import type { Check } from '../values/validators';
import { plainNumber } from '../values/numberFields';
import { exactlyIn, grouped, inSquareFeet, readNumber, readUnit } from './readTyped';
import { useCheck } from './useCheck';

interface AreaFieldProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: string | undefined;
  /** What is odd about the area; it is told at once and enforces nothing. */
  readonly check?: Check | undefined;
  /** The unit that is offered first. */
  readonly firstUnit?: AreaUnit | undefined;
}

interface Typed {
  readonly amount: string;
  readonly unit: AreaUnit;
}

const SQFT = UNIT_WORDS.sqft.label;
const UNITS = AREA_UNITS.map(({ unit, label }) => ({ value: unit, label }));

/** An area that may be typed in any unit of the place; kept as square feet in plain digits, and shown so below. */
export function AreaField({ name, label, hint, check, firstUnit = 'sqft' }: AreaFieldProps) {
  const field = useTextFormField(name, { validate: undefined });
  const say = useCheck(check);
  const [typed, setTyped] = useState<Typed>(() => {
    const amount = exactlyIn(field.value || '0', firstUnit);
    return amount === null ? { amount: field.value, unit: 'sqft' } : { amount: field.value && amount, unit: firstUnit };
  });
  const [isOpen, setOpen] = useState(false);
  // Another hand may have changed the value: then it stands there in square feet.
  const isOwn = inSquareFeet(typed.amount, typed.unit) === field.value;
  const { amount, unit } = isOwn ? typed : { amount: field.value, unit: 'sqft' as const };
  const { one, sqft } = UNIT_WORDS[unit];

  function keep(next: Typed) {
    setTyped(next);
    field.onChange(inSquareFeet(next.amount, next.unit));
  }
  const inSqft =
    plainNumber(field.value) === null
      ? `1 ${one} = ${indianNumber(sqft)} ${SQFT}`
      : `= ${grouped(field.value)} ${SQFT}`;
  return (
    <div className="flex items-start gap-2">
      <TextInput
        className="min-w-0 flex-1"
        label={label}
        hint={unit === 'sqft' ? hint : inSqft}
        name={field.name}
        error={field.error ?? say(field.value)}
        inputMode="decimal"
        autoComplete="off"
        maxLength={40}
        value={isOpen ? amount : grouped(amount)}
        onChange={(text) => {
          setOpen(true);
          const named = readUnit(text);
          // The unit stands beside the box then.
          keep({ amount: named === null ? text : readNumber(text), unit: named ?? unit });
        }}
        onFocus={field.onFocus}
        onBlur={() => {
          setOpen(false);
          setTyped({ amount: readNumber(amount), unit });
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
        // The number stays: who types 5 and then chooses cents means 5 cents.
        onChange={(chosen) => keep({ amount, unit: AREA_UNITS.find((each) => each.unit === chosen)?.unit ?? unit })}
      />
    </div>
  );
}
