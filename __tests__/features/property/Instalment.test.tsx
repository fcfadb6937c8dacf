/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { screen } from '@testing-library/react';
import { loanCost, USUAL_LOAN } from '@/domain/emi';
import { indianNumber } from '@/domain/text';
import { Instalment } from '@/features/property/Instalment';
import { renderScreen } from '../../support/renderScreen';

it('says what the price costs a month as the calculator begins, and opens it with the price [PDET-3]', () => {
  renderScreen(<Instalment price={6_250_000} subtype="Villa" />);
  const { emi } = loanCost({ ...USUAL_LOAN, amount: 6_250_000 });
  const link = screen.getByRole('link', { name: `EMI ₹${indianNumber(emi)} a month 8.5%, 20 years` });
  expect(link).toHaveAttribute('href', '/home-loans?amount=6250000');
});

it.each([
  [null, 'Villa'],
  [99_000, 'Villa'],
  [60_000_000, 'Villa'],
  [6_250_000, 'Agricultural land'],
])('says nothing for %s of %s', (price, subtype) => {
  renderScreen(<Instalment price={price} subtype={subtype} />);
  expect(screen.queryByRole('link')).toBeNull();
});
