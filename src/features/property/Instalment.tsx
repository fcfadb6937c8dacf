import { AppLink } from '@/components/layout/AppLink';
import { LOAN_LIMITS, loanCost, USUAL_LOAN } from '@/domain/emi';
import { paths } from '@/domain/paths';
import { canonicalSubtype } from '@/domain/subtypes';
import { indianNumber } from '@/domain/text';
import * as words from '@/words/propertyDetail';

interface InstalmentProps {
  readonly price: number | null | undefined;
  readonly subtype: string | null | undefined;
}

/** What a price costs a month at the calculator's usual rate and years, with the way to change them; nothing of farm land, for which no home loan is given. */
export function Instalment({ price, subtype }: InstalmentProps) {
  const { least, most } = LOAN_LIMITS.amount;
  if (price == null || price < least || price > most || canonicalSubtype(subtype) === 'Agricultural Land') return null;
  const { emi } = loanCost({ ...USUAL_LOAN, amount: Math.round(price) });
  return (
    <p className="text-md">
      <AppLink
        to={`${paths.homeLoans}?amount=${Math.round(price)}`}
        className="inline-flex min-h-11 flex-wrap items-center gap-x-1.5 rounded-sm text-brand underline-offset-4 hover:underline"
      >
        <b className="font-semibold">{words.emi({ amount: indianNumber(emi) })}</b>
        <span className="text-sm text-muted">
          {words.emiTerms({ rate: String(USUAL_LOAN.rate), years: USUAL_LOAN.years })}
        </span>
      </AppLink>
    </p>
  );
}
