import { useState, type SyntheticEvent } from 'react';
import { describeError } from '@/api/errors';
import { Select } from '@/components/fields/Select';
import { TextInput } from '@/components/fields/TextInput';
import { Button } from '@/components/ui/Button';
import { ErrorState } from '@/components/ui/ErrorState';
import type { Estimate } from '@/domain/estimate';
import { placeLabel } from '@/domain/names';
import { listPrice, priceRange, toNumber } from '@/domain/price';
import { SITE } from '@/domain/site';
import { SUBTYPES, subtypeLabel } from '@/domain/subtypes';
import { indianNumber, plural } from '@/domain/text';
import { OfferCard } from './ServiceCard';
import { useEstimate, type EstimateQuestion } from './useEstimate';

const TITLE = 'Value calculator';
const TYPES = SUBTYPES.map((subtype) => ({ value: subtype, label: subtypeLabel(subtype) }));

interface EstimateResultProps {
  readonly estimate: Estimate | null;
  /** '' where the whole city was asked for. */
  readonly locality: string;
}

function EstimateResult({ estimate, locality }: EstimateResultProps) {
  const place = placeLabel({ locality, city: SITE.city });
  if (estimate === null) {
    return (
      <p>
        We have too few listings in {place} to estimate.{' '}
        {locality === '' ? 'Please ask' : 'Try without the locality, or ask'} for a valuation report.
      </p>
    );
  }
  const { low, middle, high, rate, count } = estimate;
  return (
    <>
      <p className="font-heading text-price font-bold text-brand">About {listPrice(middle)}</p>
      <p className="mt-1 text-md">
        Typical asking price {priceRange(low, high)} (about ₹{indianNumber(rate)} / sq ft), from{' '}
        {plural(count, 'listing', 'listings')} in {place}. The sale price may be lower.
      </p>
    </>
  );
}

/** The value calculator [DASH-9]: an area times what listings of the kind ask per square foot. */
export function ValueCalculator() {
  const [subtype, setSubtype] = useState<string>('Flat/Apartment');
  const [locality, setLocality] = useState('');
  const [area, setArea] = useState('');
  const [fault, setFault] = useState<string>();
  const [question, setQuestion] = useState<EstimateQuestion | null>(null);
  const { estimate, busy, error, retry } = useEstimate(question);

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const sqft = toNumber(area.trim());
    const good = sqft !== null && sqft > 0;
    setFault(good ? undefined : 'Please enter the area in square feet');
    if (good) setQuestion({ subtype, locality: locality.trim(), sqft });
  };

  return (
    <OfferCard id="value-calculator" title={TITLE}>
      <p className="mt-2 text-md">See what homes and plots like yours cost on {SITE.name} today.</p>
      <form
        method="dialog"
        aria-label={TITLE}
        onSubmit={submit}
        noValidate
        className="mt-4 grid gap-x-4 gap-y-3 sm:grid-cols-3"
      >
        <Select label="Property type" value={subtype} options={TYPES} onChange={setSubtype} />
        <TextInput
          label="Area in sq ft"
          required
          inputMode="decimal"
          autoComplete="off"
          value={area}
          onChange={setArea}
          error={fault}
          maxLength={12}
        />
        <TextInput
          label={`Locality in ${SITE.city}`}
          autoComplete="off"
          value={locality}
          onChange={setLocality}
          maxLength={80}
        />
        <Button type="submit" busy={busy} className="sm:col-span-3 sm:justify-self-start">
          Estimate the value
        </Button>
      </form>
      <div role="status" className="mt-4 empty:hidden">
        {question && !busy && estimate !== undefined && (
          <EstimateResult estimate={estimate} locality={question.locality} />
        )}
      </div>
      {question && !busy && error !== undefined && (
        <ErrorState title="The listings did not load" text={describeError(error)} onRetry={retry} />
      )}
    </OfferCard>
  );
}
