import { useState } from 'react';
import { TextInput } from '@/components/fields/TextInput';
import { LOAN_LIMITS, readLoanField, type LoanField } from '@/domain/emi';
import { toNumber } from '@/domain/price';
import { indianNumber } from '@/domain/text';

/** One figure of the loan, to be typed or drawn. What is typed counts as soon as it lies within the bounds. */
export function LoanControl({
  field,
  label,
  unit,
  hint,
  value,
  onChange,
}: {
  readonly field: LoanField;
  readonly label: string;
  /** "₹", "%" or "years"; stands inside the box. */
  readonly unit: string;
  readonly hint?: string | undefined;
  readonly value: number;
  readonly onChange: (value: number) => void;
}) {
  // What stands in the box while it is being typed; null shows the value itself.
  const [typed, setTyped] = useState<string | null>(null);
  const { least, most, step } = LOAN_LIMITS[field];
  const number = toNumber(typed ?? '');
  const outside = typed !== null && (number === null || number < least || number > most);

  const type = (text: string) => {
    setTyped(text);
    const entered = toNumber(text);
    const read = readLoanField(field, text);
    if (entered !== null && read !== null && entered >= least && entered <= most) onChange(read);
  };
  const leave = () => {
    const read = readLoanField(field, typed);
    setTyped(null);
    if (read !== null && read !== value) onChange(read);
  };
  const unitMark = <span aria-hidden="true">{unit}</span>;

  return (
    <div>
      <TextInput
        label={label}
        hint={hint}
        error={outside ? `Please enter a figure from ${indianNumber(least)} to ${indianNumber(most)}` : undefined}
        inputMode={field === 'rate' ? 'decimal' : 'numeric'}
        autoComplete="off"
        maxLength={14}
        value={typed ?? indianNumber(value)}
        onChange={type}
        onBlur={leave}
        {...(unit === '₹' ? { before: unitMark } : { after: <span className="pr-3 text-muted">{unitMark}</span> })}
      />
      <input
        type="range"
        aria-label={`${label}, slider`}
        aria-valuetext={unit === '₹' ? `₹${indianNumber(value)}` : `${indianNumber(value)} ${unit}`}
        min={least}
        max={most}
        step={step}
        value={value}
        onChange={(event) => {
          setTyped(null);
          onChange(readLoanField(field, event.target.value) ?? value);
        }}
        className="mt-1 block h-11 w-full cursor-pointer accent-brand"
      />
    </div>
  );
}
