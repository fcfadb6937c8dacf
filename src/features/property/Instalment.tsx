import { AppLink } from '@/components/layout/AppLink';
import { aboutAMonth, loanQuery, usualLoanOf } from '@/domain/emi';
import { paths } from '@/domain/paths';
import { indianNumber } from '@/domain/text';
import * as words from '@/words/propertyDetail';

interface InstalmentProps {
  readonly price: number | null | undefined;
  readonly subtype: string | null | undefined;
}

/** About what a price costs a month with the usual loan, and the way to change that; nothing of farm land, for which no home loan is given. */
export function Instalment({ price, subtype }: InstalmentProps) {
  const loan = usualLoanOf(price, subtype);
  if (loan === null) return null;
  return (
    <p className="text-md">
      <AppLink
        to={paths.homeLoans + loanQuery(loan, price)}
        className="inline-flex min-h-11 flex-wrap items-center gap-x-1.5 rounded-sm text-brand underline-offset-4 hover:underline"
      >
        <b className="font-semibold">{words.emi({ amount: indianNumber(aboutAMonth(loan)) })}</b>
        <span className="text-sm text-muted">
          {words.emiTerms({ down: String(loan.down), rate: String(loan.rate), years: loan.years })}
        </span>
      </AppLink>
    </p>
  );
}
