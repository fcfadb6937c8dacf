import { useRef, type MouseEvent } from 'react';
import { useForm } from 'react-final-form';
import { Button } from '@/components/ui/Button';
import { FIELD_LABELS } from '@/domain/fieldLabels';
import * as words from '@/words/postingPrice';
import { suggestedRate } from '../values/suggestedRate';
import type { PostingValues } from '../values/postingValues';
import { grouped } from './readTyped';
import { checkOf } from '../values/validators';
import { NumberField } from './NumberField';

interface RateFieldProps {
  readonly values: PostingValues;
}

/** The price per square foot; what price and area give is offered, never put there unasked (WIZ-14). */
export function RateField({ values }: RateFieldProps) {
  const form = useForm<PostingValues>();
  const offered = suggestedRate(values);
  const box = useRef<HTMLDivElement>(null);
  const isTaken = offered !== null && values.pricePerSqft === offered;
  const hint = offered === null ? words.rateHint : isTaken ? words.rateMatches : undefined;

  function take(rate: string, press: MouseEvent) {
    form.change('pricePerSqft', rate);
    // The button goes away: a keyboard's focus moves to the box; a finger's needs no keyboard on the screen.
    if (press.detail === 0) box.current?.querySelector('input')?.focus();
  }
  return (
    <div ref={box}>
      <NumberField
        name="pricePerSqft"
        label={FIELD_LABELS.pricePerSqft}
        inRupees
        check={checkOf('pricePerSqft')}
        before="₹"
        hint={hint}
      />
      {offered && !isTaken && (
        <p className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
          <Button variant="text" size="sm" onClick={(press) => take(offered, press)}>
            {words.takeRate({ rate: grouped(offered) })}
          </Button>
          {words.rateFrom}
        </p>
      )}
    </div>
  );
}
