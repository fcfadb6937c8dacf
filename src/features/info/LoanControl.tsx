import { useState } from 'react';
import { TextInput } from '@/components/fields/TextInput';
import { LOAN_LIMITS, readLoanField, type LoanField } from '@/domain/emi';
import { listPrice } from '@/domain/price';
import { indianNumber } from '@/domain/text';
import { typedLoanField } from '@/domain/typedLoan';
import * as words from '@/words/loan';

interface LoanControlProps {
  readonly field: LoanField;
  readonly label: string;
  /** "₹", "%" or "years"; stands inside the box. */
  readonly unit: string;
  readonly hint?: string | undefined;
  readonly value: number;
  /** What stands in the box while it is typed; undefined shows the value itself. */
  readonly typed: string | undefined;
  /** What is typed does not count. */
  readonly isWrong: boolean;
  readonly onChange: (typed: string | undefined, value: number) => void;
}

/** Rupees. */
const USUALLY_MOST = 20_000_000;

/**
 * One figure of the loan, to be typed or drawn. What is typed counts as soon as it lies within the bounds; another figure
 * stays in the box with what is wrong about it.
 */
export function LoanControl({ field, label, unit, hint, value, typed, isWrong, onChange }: LoanControlProps) {
  const { least, most, step } = LOAN_LIMITS[field];
  const isAmount = field === 'amount';
  // Nearly every loan is a small one: the rest of the track comes with a large one, and stays, so that it never jumps.
  const [isLong, setLong] = useState(!isAmount);
  if (!isLong && value > USUALLY_MOST) setLong(true);
  const end = isLong ? most : USUALLY_MOST;
  const shown = (figure: number) =>
    isAmount ? listPrice(figure) : `${indianNumber(figure)}${field === 'rate' ? '%' : ''}`;

  return (
    <div>
      <TextInput
        label={label}
        hint={hint}
        error={isWrong ? words.outside({ least: indianNumber(least), most: indianNumber(most) }) : undefined}
        inputMode={field === 'rate' ? 'decimal' : 'numeric'}
        autoComplete="off"
        maxLength={40}
        value={typed ?? indianNumber(value)}
        onChange={(text) => onChange(text, typedLoanField(field, text) ?? value)}
        onBlur={() => {
          if (!isWrong) onChange(undefined, value);
        }}
        {...(isAmount
          ? { before: unit }
          : {
              after: (
                <span aria-hidden="true" className="pr-3 text-muted">
                  {unit}
                </span>
              ),
            })}
      />
      <input
        type="range"
        aria-label={words.slider({ label })}
        aria-valuetext={isAmount ? `₹${indianNumber(value)}` : `${indianNumber(value)} ${unit}`}
        min={least}
        max={end}
        step={step}
        value={value}
        onChange={(event) => onChange(undefined, readLoanField(field, event.target.value) ?? value)}
        className="mt-1 block h-11 w-full cursor-pointer accent-brand"
      />
      <p aria-hidden="true" className="-mt-2 flex justify-between text-xs text-muted">
        <span>{shown(least)}</span>
        <span>{shown(end)}</span>
      </p>
    </div>
  );
}
