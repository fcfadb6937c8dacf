import { useSearchParams } from 'react-router';
import { AppLink } from '@/components/layout/AppLink';
import { readLoan, writeLoan } from '@/domain/emi';
import { LOANS_ARTICLE } from '@/domain/newsHeadlines';
import { paths } from '@/domain/paths';
import { toNumber } from '@/domain/price';
import { SCREENS } from '@/domain/screens';
import { InfoPage } from '@/features/info/InfoPage';
import { LoanCalculator } from '@/features/info/LoanCalculator';
import { textLink } from '@/features/info/textLink';
import { useUrlState } from './useUrlState';
import * as words from '@/words/routeHomeLoans';

/** `/home-loans`: what a home loan costs a month and in all; the address carries the figures. */
export default function HomeLoansRoute() {
  const [loan, change] = useUrlState(readLoan, writeLoan);
  const [params] = useSearchParams();
  return (
    <InfoPage screen={SCREENS.homeLoans}>
      <LoanCalculator loan={loan} priceFirst={toNumber(params.get('price'))} onChange={change}>
        <p className="mt-6 text-muted">{words.estimate}</p>
        <AppLink to={paths.news(LOANS_ARTICLE)} className={textLink}>
          {words.read}
        </AppLink>
      </LoanCalculator>
    </InfoPage>
  );
}
