import { AppLink } from '@/components/layout/AppLink';
import { readLoan, writeLoan } from '@/domain/emi';
import { paths } from '@/domain/paths';
import { SCREENS } from '@/domain/screens';
import { InfoPage } from '@/features/info/InfoPage';
import { LoanCalculator } from '@/features/info/LoanCalculator';
import { textLink } from '@/features/info/textLink';
import { useUrlState } from './useUrlState';

/** `/home-loans`: what a home loan costs a month and in all; the address carries the figures. */
export default function HomeLoansRoute() {
  const [loan, change] = useUrlState(readLoan, writeLoan);
  return (
    <InfoPage screen={SCREENS.homeLoans}>
      <LoanCalculator loan={loan} onChange={change} />
      <p className="mt-6 text-muted">
        An estimate with a fixed rate. Banks add fees and may change the rate; ask for their own schedule before you
        sign.
      </p>
      <AppLink to={paths.news('home-loan-basics-with-emi-numbers')} className={textLink}>
        Read: home loans in plain numbers
      </AppLink>
    </InfoPage>
  );
}
