/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import HomeLoansRoute from '@/routes/HomeLoansRoute';
import { renderScreen } from '../support/renderScreen';

const show = (path = '/home-loans') => renderScreen(<HomeLoansRoute />, { path, pattern: '/home-loans' });
const result = () => within(screen.getByRole('region', { name: 'Result' }));

describe('home loans', () => {
  it('reckons the usual loan, with grouping, words and a row for each year', () => {
    show();
    expect(result().getByText('₹34,713')).toBeVisible();
    expect(result().getByText('₹43,31,103')).toBeVisible();
    expect(result().getByText('₹83.3 L')).toBeVisible();
    expect(screen.getByText('Forty lakh rupees')).toBeVisible();
    expect(screen.getAllByRole('row')).toHaveLength(21);
    expect(screen.getByRole('row', { name: '1 79,609 3,36,946 39,20,391' })).toBeVisible();
  });

  it('takes its figures from the address and writes them back', async () => {
    const { location } = show('/home-loans?amount=100000&rate=12&years=1');
    expect(result().getByText('₹8,885')).toBeVisible();
    fireEvent.change(screen.getByRole('slider', { name: 'Time to pay back, slider' }), { target: { value: '2' } });
    expect(result().getByText('₹4,707')).toBeVisible();
    await waitFor(() => expect(location()).toBe('/home-loans?amount=100000&rate=12&years=2'));
  });

  it('takes a typed figure as soon as it is within bounds, and brings others within them', async () => {
    const { user } = show();
    const amount = screen.getByRole('textbox', { name: 'Loan amount' });
    await user.clear(amount);
    await user.type(amount, '20,00,000');
    expect(result().getByText('₹17,356')).toBeVisible();
    await user.clear(amount);
    await user.type(amount, '50');
    expect(amount).toHaveAccessibleDescription(/from 1,00,000 to 5,00,00,000/);
    expect(result().getByText('₹17,356')).toBeVisible();
    await user.tab();
    expect(amount).toHaveValue('1,00,000');
    expect(result().getByText('₹868')).toBeVisible();
  });
});
