import fc from 'fast-check';
import {
  LOAN_LIMITS,
  loanCost,
  loanYears,
  monthlyInstalment,
  readLoan,
  readLoanField,
  USUAL_LOAN,
  writeLoan,
} from '@/domain/emi';

const loans = fc.record({
  amount: fc.integer({ min: LOAN_LIMITS.amount.least, max: LOAN_LIMITS.amount.most }),
  rate: fc.integer({ min: 100, max: 2000 }).map((hundredths) => hundredths / 100),
  years: fc.integer({ min: LOAN_LIMITS.years.least, max: LOAN_LIMITS.years.most }),
});

describe('emi', () => {
  it('gives the figures that banks publish', () => {
    expect(loanCost({ amount: 4_000_000, rate: 8.5, years: 20 })).toEqual({
      emi: 34_713,
      interest: 4_331_103,
      total: 8_331_103,
    });
    expect(loanCost({ amount: 100_000, rate: 12, years: 1 }).emi).toBe(8_885);
    expect(monthlyInstalment({ amount: 1_200_000, rate: 0, years: 10 })).toBe(10_000);
  });

  it('keeps its digits at tiny rates', () => {
    expect(monthlyInstalment({ amount: 1_200_000, rate: 1e-9, years: 10 })).toBeCloseTo(10_000, 3);
  });

  it('pays back exactly the amount, year by year', () => {
    fc.assert(
      fc.property(loans, (loan) => {
        const years = loanYears(loan);
        const sum = (of: (year: (typeof years)[number]) => number) =>
          years.reduce((total, year) => total + of(year), 0);
        expect(years).toHaveLength(loan.years);
        expect(years.at(-1)?.balance).toBe(0);
        expect(sum((year) => year.principal)).toBeCloseTo(loan.amount, 2);
        expect(sum((year) => year.interest)).toBeCloseTo(monthlyInstalment(loan) * loan.years * 12 - loan.amount, 2);
        expect(
          years.every((year, at) => year.interest > 0 && year.balance < (years[at - 1]?.balance ?? loan.amount)),
        ).toBe(true);
      }),
    );
  });

  it('costs more at a higher rate, and less a month over more years', () => {
    fc.assert(
      fc.property(loans, (loan) => {
        const emi = monthlyInstalment(loan);
        expect(monthlyInstalment({ ...loan, rate: loan.rate + 0.5 })).toBeGreaterThan(emi);
        expect(monthlyInstalment({ ...loan, years: loan.years + 1 })).toBeLessThan(emi);
        const { interest, total } = loanCost(loan);
        expect(interest + loan.amount).toBe(total);
      }),
    );
  });

  it('reads what an address carries back as it was written', () => {
    fc.assert(
      fc.property(loans, (loan) => {
        expect(readLoan(new URLSearchParams(writeLoan(loan)))).toEqual(loan);
      }),
    );
    expect(writeLoan(USUAL_LOAN)).toEqual({ amount: '', rate: '', years: '' });
  });

  it('takes nothing outside its bounds from an address', () => {
    expect(readLoan(new URLSearchParams('amount=-5&rate=abc&years=1e9'))).toEqual({
      amount: 100_000,
      rate: 8.5,
      years: 30,
    });
    expect(readLoanField('amount', '40,00,000')).toBe(4_000_000);
    expect(readLoanField('rate', '8.333')).toBe(8.33);
    expect(readLoanField('years', '')).toBeNull();
  });
});
