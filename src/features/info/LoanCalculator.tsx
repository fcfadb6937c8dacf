import { loanCost, type Loan } from '@/domain/emi';
import { priceInWords } from '@/domain/priceInWords';
import { LoanControl } from './LoanControl';
import { LoanResult } from './LoanResult';
import { LoanYearTable } from './LoanYearTable';

/** The home loan calculator: amount, rate and years in; instalment, cost and the years out. */
export function LoanCalculator({ loan, onChange }: { readonly loan: Loan; readonly onChange: (loan: Loan) => void }) {
  return (
    <>
      <div className="grid items-start gap-7 lg:grid-cols-[1fr_400px]">
        <section aria-label="Your loan" className="space-y-4 rounded-card border border-line bg-card p-6">
          <LoanControl
            field="amount"
            label="Loan amount"
            unit="₹"
            hint={priceInWords(loan.amount)}
            value={loan.amount}
            onChange={(amount) => onChange({ ...loan, amount })}
          />
          <LoanControl
            field="rate"
            label="Interest rate a year"
            unit="%"
            value={loan.rate}
            onChange={(rate) => onChange({ ...loan, rate })}
          />
          <LoanControl
            field="years"
            label="Time to pay back"
            unit="years"
            value={loan.years}
            onChange={(years) => onChange({ ...loan, years })}
          />
        </section>
        <LoanResult loan={loan} cost={loanCost(loan)} />
      </div>
      <section className="mt-10">
        <h2 className="mb-4 text-xl">Year by year</h2>
        <LoanYearTable loan={loan} />
      </section>
    </>
  );
}
