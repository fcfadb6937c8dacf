/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { screen } from '@testing-library/react';
import { Instalment } from '@/features/property/Instalment';
import { renderScreen } from '../../support/renderScreen';

it('says about what a loan of four fifths of the price costs a month, and opens the calculator with that loan [PDET-3]', () => {
  renderScreen(<Instalment price={6_700_000} subtype="Villa" />);
  const link = screen.getByRole('link', { name: 'EMI about ₹46,500 a month 20% paid down, 8.5%, 20 years' });
  expect(link).toHaveAttribute('href', '/home-loans?amount=5360000&price=6700000');
});

it('takes a quarter as paid down where banks lend less of a higher price [PDET-3]', () => {
  renderScreen(<Instalment price={10_000_000} subtype="Villa" />);
  const link = screen.getByRole('link', { name: 'EMI about ₹65,100 a month 25% paid down, 8.5%, 20 years' });
  expect(link).toHaveAttribute('href', '/home-loans?amount=7500000&price=10000000');
});

it('takes more as paid down, and fewer years, for a plot, of which banks lend less [PDET-3]', () => {
  renderScreen(<Instalment price={6_700_000} subtype="Open plot" />);
  const link = screen.getByRole('link', { name: 'EMI about ₹46,200 a month 30% paid down, 8.5%, 15 years' });
  expect(link).toHaveAttribute('href', '/home-loans?amount=4690000&years=15&price=6700000');
});

it.each([
  [null, 'Villa'],
  [120_000, 'Villa'],
  [67_000_000, 'Villa'],
  [6_250_000, 'Agricultural land'],
])('says nothing for %s of %s', (price, subtype) => {
  renderScreen(<Instalment price={price} subtype={subtype} />);
  expect(screen.queryByRole('link')).toBeNull();
});
