import { toNumber } from './price';
import { canonicalSubtype } from './subtypes';

/** A home loan as the calculator takes it: rupees, percent a year, whole years. */
export interface Loan {
  readonly amount: number;
  readonly rate: number;
  readonly years: number;
}

/** What a loan costs, in whole rupees: `total` is what is paid back, `interest` the part of it above the amount. */
export interface LoanCost {
  readonly emi: number;
  readonly interest: number;
  readonly total: number;
}

/** One year of a loan, in rupees; `balance` is what is still owed at its end. */
interface LoanYear {
  readonly year: number;
  readonly principal: number;
  readonly interest: number;
  readonly balance: number;
}

/** The calculator's bounds and steps: rupees, percent a year, years. */
export const LOAN_LIMITS = {
  amount: { least: 100_000, most: 50_000_000, step: 100_000 },
  rate: { least: 1, most: 20, step: 0.05 },
  years: { least: 1, most: 30, step: 1 },
} as const;

export type LoanField = keyof typeof LOAN_LIMITS;

/** What the calculator starts with. */
export const USUAL_LOAN: Loan = { amount: 4_000_000, rate: 8.5, years: 20 };

/** Up to this loan, in rupees, banks lend 80 % of a price; of a higher price 75 %. */
const LARGE_LOAN = 7_500_000;

const isLent = (amount: number): boolean => amount >= LOAN_LIMITS.amount.least && amount <= LOAN_LIMITS.amount.most;

/** Of a plot's price banks lend about 70 %, for up to 15 years. */
const PLOT = { down: 30, years: 15 } as const;

/**
 * The usual loan for a price in rupees, of a home or of a plot to build one on, and what is paid down, percent of it; null
 * for one that the calculator does not take.
 */
function usualLoanFor(price: number, isPlot = false): (Loan & { readonly down: number }) | null {
  const { down, years } = isPlot ? PLOT : { down: price * 0.8 > LARGE_LOAN ? 25 : 20, years: USUAL_LOAN.years };
  const amount = Math.round((price * (100 - down)) / 100);
  return isLent(amount) ? { ...USUAL_LOAN, amount, years, down } : null;
}

/** The usual loan for a listing; null for farm land, too, for which no home loan is given [PDET-3]. */
export function usualLoanOf(price: number | null | undefined, subtype: string | null | undefined) {
  const kind = canonicalSubtype(subtype);
  return price == null || kind === 'Agricultural Land' ? null : usualLoanFor(price, kind === 'Plot/land');
}

/** About what a loan costs a month: rupees, to the hundred. */
export const aboutAMonth = (loan: Loan): number => Math.round(monthlyInstalment(loan) / 100) * 100;

/**
 * The loan for a price less what is paid down, rupees; what is usual where that is null. Null for one that the calculator
 * does not take.
 */
export function loanForPrice(price: number, down: number | null): number | null {
  if (down === null) return usualLoanFor(price)?.amount ?? null;
  const amount = Math.round(price - down);
  return isLent(amount) ? amount : null;
}

const MONTHS = 12;
const months = ({ years }: Loan): number => years * MONTHS;
const monthlyRate = ({ rate }: Loan): number => rate / 100 / MONTHS;

/**
 * The equated monthly instalment in rupees, not rounded: P × r × (1+r)ⁿ ÷ ((1+r)ⁿ − 1), with r the monthly rate and n the
 * number of months; P ÷ n without interest. Written with exp and log so that tiny rates lose no digits.
 */
export function monthlyInstalment(loan: Loan): number {
  const r = monthlyRate(loan);
  const n = months(loan);
  if (r === 0) return loan.amount / n;
  return (loan.amount * r) / -Math.expm1(-n * Math.log1p(r));
}

/** What a loan costs; the three figures add up as they are shown. */
export function loanCost(loan: Loan): LoanCost {
  const exact = monthlyInstalment(loan);
  const total = Math.round(exact * months(loan));
  return { emi: Math.round(exact), interest: total - loan.amount, total };
}

/** The loan year by year, not rounded; the last balance is 0. */
export function loanYears(loan: Loan): readonly LoanYear[] {
  const emi = monthlyInstalment(loan);
  const r = monthlyRate(loan);
  const years: LoanYear[] = [];
  let balance = loan.amount;
  for (let year = 1; year <= loan.years; year += 1) {
    const before = balance;
    for (let month = 0; month < MONTHS; month += 1) balance -= emi - balance * r;
    if (year === loan.years) balance = 0;
    const principal = before - balance;
    years.push({ year, principal, interest: emi * MONTHS - principal, balance });
  }
  return years;
}

/** A field's value from a text, brought within its bounds (amount and years whole, the rate with two decimals); null when it is no number. */
export function readLoanField(field: LoanField, text: string | null): number | null {
  const typed = toNumber(text?.trim() ?? '');
  if (typed === null) return null;
  const { least, most } = LOAN_LIMITS[field];
  const exact = field === 'rate' ? Math.round(typed * 100) / 100 : Math.round(typed);
  return Math.min(most, Math.max(least, exact));
}

/** The loan that an address carries (`amount`, `rate`, `years`); what is missing or unreadable is as usual. */
export function readLoan(params: URLSearchParams): Loan {
  const of = (field: LoanField) => readLoanField(field, params.get(field)) ?? USUAL_LOAN[field];
  return { amount: of('amount'), rate: of('rate'), years: of('years') };
}

/** The parameters of an address for a loan; '' for what is as usual. */
export function writeLoan(loan: Loan): Readonly<Record<LoanField, string>> {
  const of = (field: LoanField) => (loan[field] === USUAL_LOAN[field] ? '' : String(loan[field]));
  return { amount: of('amount'), rate: of('rate'), years: of('years') };
}

/** What an address carries of a loan, such as "?years=15", and of the price it is for, rupees; '' for the usual one. */
export function loanQuery(loan: Loan, price: number | null = null): string {
  const carried = { ...writeLoan(loan), price: price === null ? '' : String(price) };
  const given = Object.entries(carried).filter(([, text]) => text !== '');
  return given.length === 0 ? '' : `?${new URLSearchParams(given).toString()}`;
}
