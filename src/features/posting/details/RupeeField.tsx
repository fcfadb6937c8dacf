import { useField } from 'react-final-form';
import type { Validator } from '@/components/fields/validators';
import { priceInWords } from '@/domain/priceInWords';
import { rupeesField } from '../values/validators';
import { NumberField } from './NumberField';
import { PRICE } from './texts';
import { useSettled } from './useSettled';

/** A pause in typing, ms, after which the words are read out. */
const PAUSE = 900;

interface RupeeFieldProps {
  readonly name: string;
  readonly label: string;
  /** Stands below until there are words. */
  readonly hint?: string | undefined;
  /** Stands in for the check that it is an amount that can be sent. */
  readonly validate?: Validator | undefined;
  readonly onTyped?: (() => void) | undefined;
}

/** An amount in rupees, with its words below while it is typed; they are read out when the typing pauses (FMT-3, WIZ-14). */
export function RupeeField({ name, label, hint, validate = rupeesField, onTyped }: RupeeFieldProps) {
  const { input } = useField<unknown>(name, { subscription: { value: true } });
  const said = priceInWords(input.value);
  const settled = useSettled(said, PAUSE);
  return (
    <div>
      <NumberField
        name={name}
        label={label}
        hint={said || (hint ?? PRICE.rupees)}
        kind="rupees"
        validate={validate}
        before="₹"
        onTyped={onTyped}
      />
      <p role="status" className="sr-only">
        {settled}
      </p>
    </div>
  );
}
