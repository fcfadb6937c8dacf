import type { Ref } from 'react';
import { ShareButton } from '@/components/ui/ShareButton';
import { loanQuery, type Loan, type LoanCost } from '@/domain/emi';
import { paths } from '@/domain/paths';
import { listPrice } from '@/domain/price';
import { SCREENS } from '@/domain/screens';
import { indianNumber } from '@/domain/text';
import * as words from '@/words/loan';

function Figure({
  name,
  rupees,
  tone,
}: {
  readonly name: string;
  readonly rupees: number | undefined;
  readonly tone?: string;
}) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line py-3 text-md">
      <dt className="flex items-center gap-2 text-muted">
        {tone && <span aria-hidden="true" className={`size-3 rounded-full ${tone}`} />}
        {name}
      </dt>
      <dd className="ml-auto text-right">
        <span className="font-semibold">{rupees === undefined ? '–' : `₹${indianNumber(rupees)}`}</span>
        {rupees === undefined || rupees >= 1e5 ? (
          <span className="block text-sm text-muted">{rupees === undefined ? '\u00a0' : listPrice(rupees)}</span>
        ) : null}
      </dd>
    </div>
  );
}

interface LoanResultProps {
  readonly loan: Loan;
  /** While a figure does not count, or no loan comes of a price, why there is none. */
  readonly cost: LoanCost | string;
  /** Where the instalment stands. */
  readonly ref?: Ref<HTMLDivElement>;
}

/** The instalment, and what the loan costs in all. */
export function LoanResult({ loan, cost: said, ref }: LoanResultProps) {
  const [cost, why] = typeof said === 'string' ? [null, said] : [said, null];
  return (
    <div>
      <section aria-label={words.result} className="rounded-card border border-line bg-card p-6">
        <div ref={ref} role="status">
          <p className="text-muted">{words.emi}</p>
          {cost ? (
            <p className="mt-1 font-heading text-section font-bold md:text-hero text-brand">
              ₹{indianNumber(cost.emi)}
            </p>
          ) : (
            <p className="mt-1 text-lg">{why}</p>
          )}
        </div>
        <svg
          viewBox="0 0 100 3"
          preserveAspectRatio="none"
          className="mt-4 mb-3 block h-3 w-full overflow-hidden rounded-full bg-wash"
          aria-hidden="true"
        >
          {cost && (
            <>
              <rect className="fill-gold" width="100" height="3" />
              <rect className="fill-brand" width={(100 * loan.amount) / cost.total} height="3" />
            </>
          )}
        </svg>
        <dl>
          <Figure name={words.amount} rupees={cost ? loan.amount : undefined} tone="bg-brand" />
          <Figure name={words.totalInterest} rupees={cost?.interest} tone="bg-gold" />
          <Figure name={words.total} rupees={cost?.total} />
        </dl>
      </section>
      {/* Below the card: inside it a narrow window has no room for it with larger text. */}
      <div className="mt-4 min-h-11">
        {cost && (
          <ShareButton
            title={SCREENS.homeLoans.title}
            path={`${paths.homeLoans}${loanQuery(loan)}`}
            facts={[`${listPrice(loan.amount)}, ${words.emi} ₹${indianNumber(cost.emi)}`]}
          />
        )}
      </div>
    </div>
  );
}
