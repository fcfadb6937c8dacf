import { useForm } from 'react-final-form';
import { FIELD_LABELS } from '@/domain/fieldLabels';
import * as words from '@/words/postingPrice';
import { suggestedRate } from '../values/suggestedRate';
import type { PostingValues } from '../values/postingValues';
import { checkOf } from '../values/validators';
import { NumberField } from './NumberField';
import { OfferedAmount } from './OfferedAmount';

interface RateFieldProps {
  readonly values: PostingValues;
}

/** The price per square foot; what price and area give is offered (WIZ-14). */
export function RateField({ values }: RateFieldProps) {
  const form = useForm<PostingValues>();
  const offered = suggestedRate(values);
  const isTaken = offered !== null && values.pricePerSqft === offered;
  const hint = offered === null ? words.rateHint : isTaken ? words.rateMatches : undefined;
  return (
    <OfferedAmount
      rupees={isTaken ? null : offered}
      reason={words.rateFrom}
      onTake={(rate) => form.change('pricePerSqft', rate)}
    >
      <NumberField
        name="pricePerSqft"
        label={FIELD_LABELS.pricePerSqft}
        inRupees
        check={checkOf('pricePerSqft')}
        before="₹"
        hint={hint}
      />
    </OfferedAmount>
  );
}
