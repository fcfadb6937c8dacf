import { useForm } from 'react-final-form';
import { plainNumber } from '@/domain/plainNumber';
import { rateWords } from '@/domain/rate';
import { useAreaUnit } from '@/store/device/useAreaUnit';
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

/** The price per square foot, of a plot in its own unit, too; what price and area give is offered where another is typed (WIZ-14). */
export function RateField({ values }: RateFieldProps) {
  const form = useForm<PostingValues>();
  const offered = suggestedRate(values);
  const isTaken = offered !== null && values.pricePerSqft === offered;
  const unit = useAreaUnit(values);
  const inUnit = unit === 'sqft' ? null : rateWords(plainNumber(values.pricePerSqft ?? ''), unit, 'detail');
  const source = offered === null ? words.rateHint : isTaken ? words.rateMatches : null;
  const hint = [inUnit, source].filter(Boolean).join(' · ') || undefined;
  return (
    <OfferedAmount
      amount={isTaken ? null : offered}
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
