import { useRef, useState, type ReactNode } from 'react';
import { PageBar } from '@/components/layout/PageBar';
import { useInView } from '@/components/ui/useInView';
import { loanCost, type Loan, type LoanField } from '@/domain/emi';
import { priceInWords } from '@/domain/priceInWords';
import { indianNumber } from '@/domain/text';
import { typedLoanField } from '@/domain/typedLoan';
import * as words from '@/words/loan';
import { AMOUNT_BOUNDS, LoanControl } from './LoanControl';
import { LoanFromPrice } from './LoanFromPrice';
import { LoanResult } from './LoanResult';
import { LoanYearTable } from './LoanYearTable';

interface Typed {
  readonly loan: Loan;
  readonly texts: Readonly<Partial<Record<LoanField, string | undefined>>>;
}

/** Clear of the header and of the bar at the foot. */
const CLEAR = { rootMargin: '-64px 0px' };

interface LoanCalculatorProps {
  readonly loan: Loan;
  /** Rupees, of the home that one comes from; null for none. */
  readonly priceFirst: number | null;
  readonly onChange: (loan: Loan) => void;
  /** Below the figures. */
  readonly children?: ReactNode;
}

/**
 * The home loan calculator: amount, rate and years in; instalment, cost and the years out. The loan that `onChange` is
 * given comes back as the same object; another object is another loan.
 */
export function LoanCalculator({ loan, priceFirst, onChange, children }: LoanCalculatorProps) {
  // What stands in the boxes while it is typed, of this very loan: over when Back, or a link, brings another one.
  const [typed, setTyped] = useState<Typed>({ loan, texts: {} });
  const texts = typed.loan === loan ? typed.texts : {};
  const keep = (field: LoanField) => (text: string | undefined, value: number) => {
    const next = value === loan[field] ? loan : { ...loan, [field]: value };
    setTyped({ loan: next, texts: { ...texts, [field]: text } });
    if (next !== loan) onChange(next);
  };
  const control = (field: LoanField) => {
    const text = texts[field];
    const isWrong = text !== undefined && typedLoanField(field, text) === null;
    return { field, value: loan[field], typed: text, isWrong, onChange: keep(field) };
  };
  const [amount, rate, years] = [control('amount'), control('rate'), control('years')];
  // The amount at which a price was typed that makes no loan: over with another one.
  const [noneAt, setNoneAt] = useState<number | null>(null);
  const result = useRef<HTMLDivElement>(null);
  const isSeen = useInView(() => result.current, CLEAR);
  // Until all figures count, no result of another one is there.
  const isNone = noneAt === loan.amount;
  const cost = isNone || amount.isWrong || rate.isWrong || years.isWrong ? null : loanCost(loan);
  const why = isNone ? words.noLoan(AMOUNT_BOUNDS) : words.shownOnceRight;
  return (
    <>
      <div className="grid items-start gap-7 lg:grid-cols-[1fr_400px]">
        <section aria-label={words.yours} className="space-y-4 rounded-card border border-line bg-card p-6">
          <LoanFromPrice
            amount={loan.amount}
            priceFirst={priceFirst}
            onAmount={(sum) => {
              setNoneAt(sum === null ? loan.amount : null);
              if (sum !== null) amount.onChange(undefined, sum);
            }}
          />
          <LoanControl
            {...amount}
            label={words.amount}
            unit="₹"
            hint={amount.isWrong ? undefined : priceInWords(loan.amount)}
          />
          <LoanControl {...rate} label={words.rate} unit="%" />
          <LoanControl {...years} label={words.tenure} unit={words.years} />
        </section>
        <LoanResult ref={result} loan={loan} cost={cost ?? why} />
      </div>
      <section className="mt-10">
        <h2 className="mb-4 text-xl">{words.byYear}</h2>
        <LoanYearTable loan={loan} isKnown={cost !== null} />
      </section>
      {children}
      {/* The result lies below the sliders there: seen while one is drawn, heard from the result itself. */}
      {!isSeen && (
        <PageBar>
          <p aria-hidden="true" className="col-span-full flex min-h-11 items-center justify-between gap-4">
            <span className="text-muted">{cost ? words.emi : why}</span>
            {cost && <span className="font-heading text-xl font-bold text-brand">₹{indianNumber(cost.emi)}</span>}
          </p>
        </PageBar>
      )}
    </>
  );
}
