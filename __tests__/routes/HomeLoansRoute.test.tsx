/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Link, useNavigate } from 'react-router';
import HomeLoansRoute from '@/routes/HomeLoansRoute';
import { nearOnCall } from '../support/nearViewport';
import { renderScreen } from '../support/renderScreen';

const come = nearOnCall();
const show = (path = '/home-loans') => renderScreen(<HomeLoansRoute />, { path, pattern: '/home-loans' });
/** The browser's buttons. */
function History() {
  const navigate = useNavigate();
  return (
    <>
      <button onClick={() => void navigate(-1)}>Back</button>
      <button onClick={() => void navigate(1)}>Forward</button>
    </>
  );
}
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

  it('keeps the instalment in sight below the sliders, where the result has no room beside them', () => {
    const { container } = show();
    const bar = () => container.querySelector('[data-page-bar]');
    act(() => {
      window.innerWidth = 360;
      window.dispatchEvent(new Event('resize'));
    });
    fireEvent.change(screen.getByRole('slider', { name: 'Tenure, slider' }), { target: { value: '25' } });
    expect(bar()).toHaveTextContent('₹32,209');
    fireEvent.change(screen.getByRole('textbox', { name: 'Loan amount' }), { target: { value: '5' } });
    expect(bar()).not.toHaveTextContent('₹');
    act(() => {
      window.innerWidth = 1024;
      window.dispatchEvent(new Event('resize'));
    });
    expect(bar()).toBeNull();
  });

  it('says the instalment once: not below the result while that is in sight', () => {
    const { container } = show();
    const bar = () => container.querySelector('[data-page-bar]');
    act(() => {
      window.innerWidth = 360;
      window.dispatchEvent(new Event('resize'));
    });
    expect(bar()).not.toBeNull();
    come();
    expect(bar()).toBeNull();
    act(() => {
      window.innerWidth = 1024;
      window.dispatchEvent(new Event('resize'));
    });
  });

  it('takes its figures from the address and writes them back', async () => {
    const { location } = show('/home-loans?amount=100000&rate=12&years=1');
    expect(result().getByText('₹8,885')).toBeVisible();
    fireEvent.change(screen.getByRole('slider', { name: 'Tenure, slider' }), { target: { value: '2' } });
    expect(result().getByText('₹4,707')).toBeVisible();
    await waitFor(() => expect(location()).toBe('/home-loans?amount=100000&rate=12&years=2'));
  });

  it('takes a typed figure as soon as it is within bounds, and leaves another as it was typed', async () => {
    const { user } = show();
    const amount = screen.getByRole('textbox', { name: 'Loan amount' });
    await user.clear(amount);
    await user.type(amount, '20,00,000');
    expect(result().getByText('₹17,356')).toBeVisible();
    await user.clear(amount);
    await user.type(amount, '50');
    expect(amount).toHaveAccessibleDescription(/from ₹1 lakh to ₹5 crore/);
    await user.tab();
    expect(amount).toHaveValue('50');
    expect(amount).toHaveAccessibleDescription(/from ₹1 lakh to ₹5 crore/);
    await user.click(screen.getByRole('slider', { name: 'Loan amount, slider' }));
    expect(amount).toHaveValue('1,00,000');
    expect(result().getByText('₹868')).toBeVisible();
  });

  it('groups a figure that does not count once its box is left [DASH-9]', async () => {
    const { user } = show();
    const amount = screen.getByRole('textbox', { name: 'Loan amount' });
    await user.clear(amount);
    await user.type(amount, '120000000');
    expect(amount).toHaveValue('120000000');
    await user.tab();
    expect(amount).toHaveValue('12,00,00,000');
    expect(amount).toBeInvalid();
  });

  it('shows no instalment where the down payment leaves no loan, and says so in its place [DASH-9]', async () => {
    const { container, user } = show();
    act(() => {
      window.innerWidth = 360;
      window.dispatchEvent(new Event('resize'));
    });
    const none = /^No EMI: the price less the down payment makes no loan from ₹1 lakh to ₹5 crore\.$/;
    const bar = () => container.querySelector('[data-page-bar]');
    await user.type(screen.getByRole('textbox', { name: 'Property price' }), '75 lakh');
    const rows = screen.getAllByRole('row').length;
    await user.type(screen.getByRole('textbox', { name: 'Down payment' }), '90 lakh');
    expect(result().getByText(none)).toBeVisible();
    expect(bar()).toHaveTextContent('No EMI: the price less the down payment');
    expect(result().queryByText(/₹\d\d/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
    // The years keep their places, without figures.
    expect(screen.getAllByRole('row')).toHaveLength(rows);
    expect(screen.getByRole('row', { name: '1 – – –' })).toBeVisible();
    // Another rate makes no loan of it; another amount does.
    fireEvent.change(screen.getByRole('slider', { name: 'Interest rate a year, slider' }), { target: { value: '9' } });
    expect(result().getByText(none)).toBeVisible();
    fireEvent.change(screen.getByRole('slider', { name: 'Loan amount, slider' }), { target: { value: '2000000' } });
    expect(result().queryByText(none)).toBeNull();
    expect(result().getByText('₹17,995')).toBeVisible();
    act(() => {
      window.innerWidth = 1024;
      window.dispatchEvent(new Event('resize'));
    });
  });

  it.each([
    ['50 lakh', '50,00,000'],
    ['1.5 cr', '1,50,00,000'],
    ['2 crores and 50 lakhs', '2,50,00,000'],
  ])('takes an amount typed as “%s”, and writes it out when the box is left [WIZ-18]', async (said, figure) => {
    const { user } = show();
    const amount = screen.getByRole('textbox', { name: 'Loan amount' });
    await user.clear(amount);
    await user.type(amount, said);
    expect(amount).toBeValid();
    expect(amount).toHaveValue(said);
    await user.tab();
    expect(amount).toHaveValue(figure);
    expect(result().getByRole('status')).not.toHaveTextContent('once all figures');
  });

  it('fills in the loan from a price and what is paid down, the usual part where that is left out [DASH-9]', async () => {
    const { user } = show();
    const [amount, price, down] = ['Loan amount', 'Property price', 'Down payment'].map((name) =>
      screen.getByRole('textbox', { name }),
    );
    if (!amount || !price || !down) throw new Error('no boxes');
    await user.type(price, '50 lakh');
    expect(amount).toHaveValue('40,00,000');
    expect(down).toHaveAttribute('placeholder', '10,00,000');
    await user.type(down, '15 lakh');
    expect(amount).toHaveValue('35,00,000');
    await user.tab();
    expect(price).toHaveValue('50,00,000');
    expect(price).toHaveAccessibleDescription('Fifty lakh rupees');
    expect(down).toHaveValue('15,00,000');
    expect(down).toHaveAccessibleDescription('Fifteen lakh rupees');
    expect(screen.getByText('A loan of ₹35 L, with ₹15 L of your own.')).toBeVisible();
    await user.clear(down);
    await user.type(down, '50 lakh');
    expect(screen.getByText('That makes no loan from ₹1 lakh to ₹5 crore.')).toBeVisible();
    expect(down).toBeInvalid();
    expect(down).toHaveAccessibleDescription(/This is not less than the price\./);
    // What cannot be read is no sum that is too large.
    await user.clear(down);
    await user.type(down, 'half');
    expect(down).toBeValid();
    // Another amount is not of this price any more.
    await user.clear(down);
    fireEvent.change(screen.getByRole('slider', { name: 'Loan amount, slider' }), { target: { value: '2000000' } });
    expect(price).toHaveValue('');
    expect(amount).toHaveValue('20,00,000');
  });

  it('comes with the price of the home that one comes from, until another amount is drawn [PDET-3, DASH-9]', () => {
    show('/home-loans?amount=5360000&price=6700000');
    expect(screen.getByLabelText('Property price')).toHaveValue('67,00,000');
    expect(screen.getByLabelText('Down payment')).toHaveAttribute('placeholder', '13,40,000');
    fireEvent.change(screen.getByRole('slider', { name: 'Loan amount, slider' }), { target: { value: '5000000' } });
    expect(screen.getByLabelText('Property price')).toHaveValue('');
  });

  it('says what is paid down where a loan is not the usual part of the price, as that of a plot [PDET-3, DASH-9]', () => {
    show('/home-loans?amount=4690000&years=15&price=6700000');
    expect(screen.getByLabelText('Property price')).toHaveValue('67,00,000');
    expect(screen.getByLabelText('Down payment')).toHaveValue('20,10,000');
    expect(screen.getByRole('textbox', { name: 'Loan amount' })).toHaveValue('46,90,000');
  });

  it('leaves out a price below its loan', () => {
    show('/home-loans?amount=4000000&price=3900000');
    expect(screen.getByLabelText('Property price')).toHaveValue('');
  });

  it('draws the figure that is typed, up to the same bounds, and stands at the nearest where none counts [DASH-9]', async () => {
    const { user } = show();
    const amount = screen.getByRole('textbox', { name: 'Loan amount' });
    const slider = screen.getByRole('slider', { name: 'Loan amount, slider' });
    expect(slider).toHaveAttribute('max', '50000000');
    expect(slider).toHaveValue('4000000');
    await user.clear(amount);
    expect(slider).toHaveValue('4000000');
    await user.type(amount, '1');
    expect(slider).toHaveValue('100000');
    await user.clear(amount);
    await user.type(amount, '4 crore');
    expect(slider).toHaveValue('40000000');
    await user.clear(amount);
    await user.type(amount, '9 crore');
    expect(slider).toHaveValue('50000000');
    expect(slider).toHaveAttribute('aria-valuetext', '₹5,00,00,000');
  });

  it('takes the figure where the slider stands by a key that cannot draw it further [DASH-9]', async () => {
    const { user } = show();
    const amount = screen.getByRole('textbox', { name: 'Loan amount' });
    for (const [typed, left, key, figure] of [
      ['50', '50', 'Home', '1,00,000'],
      ['9 crore', '9,00,00,000', 'ArrowRight', '5,00,00,000'],
    ] as const) {
      await user.clear(amount);
      await user.type(amount, typed);
      await user.tab();
      expect(amount).toHaveValue(left);
      fireEvent.keyUp(screen.getByRole('slider', { name: 'Loan amount, slider' }), { key });
      expect(amount).toHaveValue(figure);
    }
    expect(result().getByRole('status')).not.toHaveTextContent('once all figures');
  });

  it('forgets a price of which no loan came once another amount is drawn [DASH-9]', async () => {
    const { user } = show('/home-loans?amount=30000000');
    const slider = screen.getByRole('slider', { name: 'Loan amount, slider' });
    await user.type(screen.getByRole('textbox', { name: 'Property price' }), '10 crore');
    expect(screen.getByText('That makes no loan from ₹1 lakh to ₹5 crore.')).toBeVisible();
    fireEvent.change(slider, { target: { value: '3000000' } });
    expect(screen.getByRole('textbox', { name: 'Property price' })).toHaveValue('');
    expect(screen.queryByText('That makes no loan from ₹1 lakh to ₹5 crore.')).toBeNull();
  });

  it('shows the first years, and all on demand, where the focus stays [DASH-9]', async () => {
    const { user } = show();
    expect(screen.getByRole('row', { name: /^6 / })).toHaveClass('hidden');
    await user.click(screen.getByRole('button', { name: 'Show all 20 years' }));
    expect(screen.getByRole('row', { name: /^6 / })).not.toHaveClass('hidden');
    expect(screen.queryByRole('button', { name: /^Show all/ })).toBeNull();
    expect(screen.getByRole('region', { name: 'Year by year' })).toHaveFocus();
  });

  it('shares its figures by their address [PDET-2]', async () => {
    const { user } = show('/home-loans?years=15');
    await user.click(screen.getByRole('button', { name: 'Share' }));
    expect(await navigator.clipboard.readText()).toMatch(/\/home-loans\?years=15$/);
  });

  it('leaves a wrong figure when Back brings another one', async () => {
    const { user } = renderScreen(
      <>
        <Link to="/home-loans?amount=100000">A small one</Link>
        <HomeLoansRoute />
      </>,
      { path: '/home-loans', pattern: '/home-loans' },
    );
    const amount = screen.getByRole('textbox', { name: 'Loan amount' });
    await user.clear(amount);
    await user.type(amount, '100');
    await user.click(screen.getByRole('link', { name: 'A small one' }));
    expect(amount).toHaveValue('1,00,000');
    expect(amount).toBeValid();
    expect(result().getByText('₹868')).toBeVisible();
  });

  it('does not bring a wrong figure back with Back and Forward', async () => {
    const { user } = renderScreen(
      <>
        <Link to="/home-loans?amount=100000">A small one</Link>
        <History />
        <HomeLoansRoute />
      </>,
      { path: '/home-loans', pattern: '/home-loans' },
    );
    const amount = screen.getByRole('textbox', { name: 'Loan amount' });
    await user.click(screen.getByRole('link', { name: 'A small one' }));
    await user.clear(amount);
    await user.type(amount, '1');
    expect(amount).toBeInvalid();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(amount).toHaveValue('40,00,000');
    await user.click(screen.getByRole('button', { name: 'Forward' }));
    expect(amount).toHaveValue('1,00,000');
    expect(amount).toBeValid();
    expect(result().getByText('₹868')).toBeVisible();
  });

  it('shows a result again only when all of several wrong figures are right', async () => {
    const { user } = show();
    const [amount, years] = ['Loan amount', 'Tenure'].map((name) => screen.getByRole('textbox', { name }));
    if (!amount || !years) throw new Error('no boxes');
    await user.clear(amount);
    await user.clear(years);
    await user.type(years, '20');
    expect(result().queryByText(/₹/)).not.toBeInTheDocument();
    await user.type(amount, '4000000');
    expect(result().getByText('₹34,713')).toBeVisible();
  });

  it.each([
    ['Loan amount', '100', '100000', '₹868'],
    ['Interest rate a year', '0', '1', '₹18,396'],
    ['Tenure', '31', '30', '₹30,757'],
  ])(
    'shows no words and no result of another figure while %s is %s, left or not',
    async (label, wrong, right, then) => {
      const { user } = show();
      const box = screen.getByRole('textbox', { name: label });
      await user.clear(box);
      await user.type(box, wrong);
      expect(box).toBeInvalid();
      expect(result().getByRole('status')).toHaveTextContent('It is shown here once all figures are right.');
      expect(result().queryByText(/₹/)).not.toBeInTheDocument();
      expect(screen.getByRole('row', { name: '1 – – –' })).toBeVisible();
      expect(screen.queryAllByText('Forty lakh rupees')).toHaveLength(label === 'Loan amount' ? 0 : 1);
      await user.tab();
      expect(box).toHaveValue(wrong);
      expect(box).toBeInvalid();
      expect(result().queryByText(/₹/)).not.toBeInTheDocument();
      await user.clear(box);
      await user.type(box, right);
      expect(result().getByText(then)).toBeVisible();
      expect(screen.queryByRole('row', { name: '1 – – –' })).toBeNull();
    },
  );
});
