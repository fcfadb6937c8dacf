import { TextInput } from '@/components/fields/TextInput';
import { LOAN_LIMITS, readLoanField, type LoanField } from '@/domain/emi';
import { listPrice } from '@/domain/price';
import { indianNumber } from '@/domain/text';
import { nearestLoanField, typedLoanField, typedNumber } from '@/domain/typedLoan';
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

/** As `LOAN_LIMITS` has them. */
export const AMOUNT_BOUNDS = { least: words.leastAmount, most: words.mostAmount };

/**
 * One figure of the loan, to be typed or drawn, within the same bounds. What is typed counts as soon as it lies within
 * them; another figure stays in the box with what is wrong about it, and the slider at the bound that is nearest:
 * while none is typed, at the figure that still holds.
 */
export function LoanControl({ field, label, unit, hint, value, typed, isWrong, onChange }: LoanControlProps) {
  const { least, most, step } = LOAN_LIMITS[field];
  const isAmount = field === 'amount';
  const drawn = isWrong ? nearestLoanField(field, typed ?? '', value) : value;
  const sayDrawn = () => {
    if (isWrong) onChange(undefined, drawn);
  };
  const shown = (figure: number) =>
    isAmount ? listPrice(figure) : `${indianNumber(figure)}${field === 'rate' ? '%' : ''}`;

  return (
    <div>
      <TextInput
        label={label}
        hint={hint}
        error={
          isWrong
            ? words.outside(isAmount ? AMOUNT_BOUNDS : { least: indianNumber(least), most: indianNumber(most) })
            : undefined
        }
        inputMode={field === 'rate' ? 'decimal' : 'numeric'}
        autoComplete="off"
        maxLength={40}
        value={typed ?? indianNumber(value)}
        onChange={(text) => onChange(text, typedLoanField(field, text) ?? value)}
        onBlur={() => {
          const number = isWrong ? typedNumber(field, typed ?? '') : null;
          if (!isWrong) onChange(undefined, value);
          else if (number !== null) onChange(indianNumber(number), value);
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
        aria-valuetext={isAmount ? `₹${indianNumber(drawn)}` : `${indianNumber(drawn)} ${unit}`}
        min={least}
        max={most}
        step={step}
        value={drawn}
        // Pressed where it stands, or moved by a key towards the bound that it stands at, it says that figure.
        onClick={sayDrawn}
        onKeyUp={({ key }) => {
          if (/^(Arrow|Page|Home|End)/.test(key)) sayDrawn();
        }}
        onChange={(event) => onChange(undefined, readLoanField(field, event.target.value) ?? value)}
        className="mt-1 block h-11 w-full cursor-pointer accent-brand"
      />
      <p aria-hidden="true" className="-mt-2 flex justify-between text-xs text-muted">
        <span>{shown(least)}</span>
        <span>{shown(most)}</span>
      </p>
    </div>
  );
}
