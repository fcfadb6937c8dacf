import { useRef, useState } from 'react';
import { Button } from '@/components/ui/Button';
import { classes } from '@/components/ui/classes';
import { loanYears, type Loan } from '@/domain/emi';
import { indianNumber } from '@/domain/text';
import * as words from '@/words/loan';

const whole = (rupees: number): string => indianNumber(Math.round(rupees));
const box = 'px-1.5 py-2.5 sm:px-4';
const cell = `${box} text-right`;
const yearCell = `${box} text-left`;

/** So many years are seen at first. */
const FIRST = 5;

interface LoanYearTableProps {
  readonly loan: Loan;
  /** Whether its figures count: the years keep their places until they do. */
  readonly isKnown: boolean;
}

/** Principal, interest and what is still owed, year by year: the first years, and all on demand and on paper. */
export function LoanYearTable({ loan, isKnown }: LoanYearTableProps) {
  const shown = (rupees: number): string => (isKnown ? whole(rupees) : '–');
  const [isWhole, showWhole] = useState(false);
  const region = useRef<HTMLDivElement>(null);
  const hidesSome = !isWhole && loan.years > FIRST;
  // The button goes: the focus stays with the table.
  function show() {
    showWhole(true);
    region.current?.focus({ preventScroll: true });
  }
  return (
    // With larger text a narrow window has no room for it.
    <div
      ref={region}
      tabIndex={0}
      role="region"
      aria-label={words.byYear}
      className="overflow-x-auto rounded-card border border-line bg-card"
    >
      <table className="w-full text-xs [font-variant-numeric:tabular-nums] sm:text-md">
        <caption className="px-4 py-3 text-left text-sm text-muted">{words.table.caption}</caption>
        <thead>
          <tr className="border-y border-line bg-wash">
            <th scope="col" className={yearCell}>
              {words.table.year}
            </th>
            <th scope="col" className={cell}>
              {words.table.principal}
            </th>
            <th scope="col" className={cell}>
              {words.table.interest}
            </th>
            <th scope="col" className={cell}>
              {words.table.balance}
            </th>
          </tr>
        </thead>
        <tbody>
          {loanYears(loan).map(({ year, principal, interest, balance }) => (
            <tr
              key={year}
              className={classes(
                'border-b border-line last:border-b-0',
                hidesSome && year > FIRST && 'hidden print:table-row',
              )}
            >
              <th scope="row" className={`${yearCell} font-semibold`}>
                {year}
              </th>
              <td className={cell}>{shown(principal)}</td>
              <td className={cell}>{shown(interest)}</td>
              <td className={cell}>{shown(balance)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {hidesSome && (
        <Button variant="text" className="ml-2 print:hidden" onClick={show}>
          {words.table.all({ n: loan.years })}
        </Button>
      )}
    </div>
  );
}
