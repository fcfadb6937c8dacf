import { useState, type SyntheticEvent, useMemo } from 'react';
import { skipToken } from '@reduxjs/toolkit/query';
import { describeError } from '@/api/errors';
import { Select } from '@/components/fields/Select';
import { TextInput } from '@/components/fields/TextInput';
import { Button } from '@/components/ui/Button';
import { buttonClass } from '@/components/ui/buttonClass';
import { ErrorState } from '@/components/ui/ErrorState';
import { FactRows } from '@/components/ui/FactRows';
import { LinkButton } from '@/components/ui/LinkButton';
import { type Estimate, estimateValue } from '@/domain/estimate';
import { label } from '@/domain/label';
import { placeLabel } from '@/domain/names';
import { paths } from '@/domain/paths';
import { listPrice, priceRange, toNumber } from '@/domain/price';
import { rateWords } from '@/domain/rate';
import { SITE } from '@/domain/site';
import { SUBTYPES, subtypeLabel } from '@/domain/subtypes';
import { marketplaceApi } from '@/api/marketplaceApi';
import { filtersToQuery, NO_FILTERS } from '@/domain/filters';
import { makePropertyPredicate } from '@/domain/listFilter';
import { selectPropertyMap } from '@/store/entities/properties';
import { useAppSelector } from '@/store/hooks';
import * as words from '@/words/services';
import { OfferCard } from './ServiceCard';

/** What somebody asks the value calculator; `sqft` in square feet. */
interface EstimateQuestion {
  readonly subtype: string;
  readonly locality: string;
  readonly sqft: number;
}

/** Asks for the listings like the one in question and estimates from their asking prices; null asks nothing. */
function useEstimate(question: EstimateQuestion | null): {
  /** Undefined while there is no answer, null when too few listings are like it. */
  readonly estimate: Estimate | null | undefined;
  readonly busy: boolean;
  readonly error: unknown;
  readonly retry: () => void;
} {
  const filters = useMemo(
    () =>
      question && { ...NO_FILTERS, city: SITE.city, selectedSubtype: question.subtype, locality: question.locality },
    [question],
  );
  const { currentData, error, isFetching, refetch } = marketplaceApi.useGetPropertiesInfiniteQuery(
    filters ? filtersToQuery(filters, 'property') : skipToken,
  );
  const byId = useAppSelector(selectPropertyMap);
  const estimate = useMemo(() => {
    if (!question || !filters || !currentData) return undefined;
    const ids = new Set(currentData.pages.flatMap((page) => page.ids));
    // A locality may be typed by another name of it.
    const places = currentData.pages.flatMap((page) => page.places ?? []);
    const alike = [...ids].flatMap((id) => byId[id] ?? []).filter(makePropertyPredicate(filters, places));
    return estimateValue(
      alike.map(({ pricePerSqft }) => pricePerSqft),
      question.sqft,
    );
  }, [question, filters, currentData, byId]);
  return { estimate, busy: isFetching, error: currentData ? undefined : error, retry: () => void refetch() };
}

const TYPES = SUBTYPES.map((subtype) => ({ value: subtype, label: subtypeLabel(subtype) }));

interface EstimateResultProps {
  readonly estimate: Estimate | null;
  /** Its locality is '' where the whole city was asked for. */
  readonly question: EstimateQuestion;
}

function EstimateAnswer({ estimate, locality }: { readonly estimate: Estimate | null; readonly locality: string }) {
  const place = placeLabel({ locality, city: SITE.city });
  if (estimate === null) {
    return <p>{locality === '' ? words.tooFewInCity({ place }) : words.tooFewInLocality({ place })}</p>;
  }
  const { low, middle, high, rate, count } = estimate;
  return (
    <>
      <p className="font-heading text-price font-bold text-brand">{words.about({ price: listPrice(middle) })}</p>
      <FactRows
        facts={[
          { label: words.value.range, value: priceRange(low, high) },
          { label: words.rateIn({ place }), value: rateWords(rate, 'sqft', 'list') },
          { label: words.value.basis, value: words.listings({ n: count }) },
        ]}
      />
      <p className="mt-2 text-sm text-muted">{words.value.note}</p>
    </>
  );
}

/** What it is worth, what that stands on, and what to do next: look at such listings, or post one's own. */
function EstimateResult({ estimate, question: { subtype, locality } }: EstimateResultProps) {
  return (
    <>
      <EstimateAnswer estimate={estimate} locality={locality} />
      <p className="mt-4 flex flex-wrap gap-3">
        {estimate !== null && (
          <LinkButton
            to={paths.properties({ city: SITE.city, selectedSubtype: subtype, locality })}
            variant="secondary"
          >
            {words.value.see}
          </LinkButton>
        )}
        <a href="#upload-property" className={buttonClass('text')}>
          {words.value.post}
        </a>
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
    setFault(good ? undefined : words.value.wrongArea);
    if (good) setQuestion({ subtype, locality: locality.trim(), sqft });
  };

  return (
    <OfferCard id="value-calculator" title={words.value.title}>
      <p className="mt-2 text-md">{words.valueIntro({ site: SITE.name })}</p>
      <form
        method="dialog"
        aria-label={words.value.title}
        onSubmit={submit}
        noValidate
        className="mt-4 grid gap-x-4 gap-y-3 sm:grid-cols-3"
      >
        <Select label={words.value.type} value={subtype} options={TYPES} onChange={setSubtype} />
        <TextInput
          label={words.value.area}
          required
          inputMode="decimal"
          autoComplete="off"
          value={area}
          onChange={setArea}
          error={fault}
          maxLength={12}
        />
        <TextInput
          label={words.localityIn({ city: label(SITE.city) })}
          autoComplete="off"
          value={locality}
          onChange={setLocality}
          maxLength={80}
        />
        <Button type="submit" busy={busy} className="sm:col-span-3 sm:justify-self-start">
          {words.value.estimate}
        </Button>
      </form>
      <div role="status" className="mt-4 empty:hidden">
        {question && !busy && estimate !== undefined && <EstimateResult estimate={estimate} question={question} />}
      </div>
      {question && !busy && error !== undefined && (
        <ErrorState title={words.value.notLoaded} text={describeError(error)} onRetry={retry} />
      )}
    </OfferCard>
  );
}
