import { useField } from 'react-final-form';
import { useSettled } from '@/components/ui/useSettled';
import type { LimitedField } from '@/domain/plausible';
import { priceInWords } from '@/domain/priceInWords';
import { plainNumber } from '@/domain/plainNumber';
import * as words from '@/words/postingPrice';
import { checkOf } from '../values/validators';
import { priceInLakh } from '../values/priceInLakh';
import { NumberField } from './NumberField';
import { OfferedAmount } from './OfferedAmount';

interface RupeeFieldProps {
  readonly name: LimitedField;
  readonly label: string;
  /** Stands below until there are words. */
  readonly hint?: string | undefined;
  readonly onTyped?: (() => void) | undefined;
}

/** An amount in rupees, with its words below while it is typed; they are read out when the typing pauses (FMT-3, WIZ-14). */
export function RupeeField({ name, label, hint, onTyped }: RupeeFieldProps) {
  const { input } = useField<unknown>(name, { subscription: { value: true } });
  const kept = input.value;
  const said = typeof kept === 'string' && plainNumber(kept) === null ? '' : priceInWords(kept);
  const settled = useSettled(said);
  return (
    <OfferedAmount
      amount={name === 'expectedPrice' ? priceInLakh(typeof kept === 'string' ? kept : '') : null}
      reason={words.lakhMeant}
      onTake={input.onChange}
    >
      <NumberField
        name={name}
        label={label}
        hint={said || (hint ?? words.rupees)}
        inRupees
        check={checkOf(name)}
        before="₹"
        onTyped={onTyped}
      />
      <p role="status" className="sr-only">
        {settled}
      </p>
    </OfferedAmount>
  );
}
