/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { act, screen, within } from '@testing-library/react';
import { PriceFields } from '@/features/posting/details/PriceFields';
import type { PostingValues } from '@/features/posting/values/postingValues';
import { inPostingForm } from '../../../support/inPostingForm';

const show = (initial: Partial<PostingValues> = {}) => inPostingForm(<PriceFields />, initial);
const price = () => screen.getByLabelText('Expected price');
const rate = () => screen.getByLabelText('Price per sq ft');
const brokerage = () => screen.getByRole('radiogroup', { name: 'Do you charge brokerage?' });
const charge = () => within(brokerage()).getByLabelText('Yes');

describe('Price', () => {
  it('says the price in Indian words while it is typed, and reads them out when the typing pauses [WIZ-14, FMT-3]', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    try {
      const { user, values } = show();
      await user.type(price(), '4500000');
      expect(price()).toHaveAccessibleDescription('Forty-five lakh rupees');
      const said = () => screen.getAllByRole('status').map((place) => place.textContent);
      expect(said()).not.toContain('Forty-five lakh rupees');
      act(() => jest.advanceTimersByTime(1000));
      expect(said()).toContain('Forty-five lakh rupees');
      await user.clear(price());
      await user.type(price(), '99999999999');
      expect(price()).toHaveAccessibleDescription(
        'Nine thousand nine hundred ninety-nine crore ninety-nine lakh ninety-nine thousand nine hundred ninety-nine rupees',
      );
      expect(values().expectedPrice).toBe('99999999999');
    } finally {
      jest.useRealTimers();
    }
  });

  it('groups the price when the box is left and shows plain digits while one types; it keeps plain digits [WIZ-14]', async () => {
    const { user, values } = show();
    await user.type(price(), '4500000');
    expect(price()).toHaveValue('4500000');
    await user.tab();
    expect(price()).toHaveValue('45,00,000');
    expect(values().expectedPrice).toBe('4500000');
  });

  it('lets what is typed replace what the Tab key selected [WIZ-14]', async () => {
    const { user, values } = show();
    await user.type(price(), '4500000');
    await user.tab();
    await user.tab({ shift: true });
    await user.keyboard('9900000');
    expect(values().expectedPrice).toBe('9900000');
  });

  it.each([
    ['at its end', 9, '0', '45000000'],
    ['in the middle of a group', 8, '5', '45000050'],
    ['twice in the middle of a group', 4, '12', '450120000'],
  ])('takes a digit typed %s into the grouped price [WIZ-14]', async (_, at, digits, kept) => {
    const { user, values } = show();
    await user.type(price(), '4500000');
    await user.tab();
    expect(price()).toHaveValue('45,00,000');
    await user.type(price(), digits, { initialSelectionStart: at, initialSelectionEnd: at });
    expect(price()).toBeValid();
    expect(values().expectedPrice).toBe(kept);
  });

  it('understands "45 lakh" and a pasted "₹1,20,00,000" [WIZ-14]', async () => {
    const { user, values } = show();
    await user.type(price(), '45 lakh');
    expect(values().expectedPrice).toBe('4500000');
    await user.tab();
    expect(price()).toHaveValue('45,00,000');
    await user.clear(price());
    await user.paste('₹1,20,00,000');
    expect(values().expectedPrice).toBe('12000000');
  });

  it.each(['50-55 lakh', '-5', '1e3'])('leaves the price %s as it was typed, and tells it [WIZ-18]', async (typed) => {
    const { user, values } = show();
    await user.type(price(), typed);
    await user.tab();
    expect(price()).toHaveValue(typed);
    expect(price()).toHaveAccessibleDescription(/We cannot read this, so it is left out\. .* 45 lakh\./);
    expect(price()).not.toHaveAccessibleDescription(/thousand rupees/i);
    expect(values().expectedPrice).toBe(typed);
  });

  it('keeps the paise of a price [WIZ-14]', async () => {
    const { user, values } = show();
    await user.type(price(), '4500000.50');
    await user.tab();
    expect(price()).toHaveValue('45,00,000.50');
    expect(values().expectedPrice).toBe('4500000.50');
  });

  it('asks for the whole price where a price per acre is typed; reads what the other fields ask for [WIZ-14, WIZ-18]', async () => {
    const { user, values } = show({ morePricing: true });
    await user.type(price(), '25 lakh per acre');
    expect(price()).toHaveAccessibleDescription(/We cannot read this.*Please write the whole price in rupees/);
    await user.type(rate(), '3000 per sq ft');
    await user.type(screen.getByLabelText('Maintenance charges'), '2500 per month');
    const read = { pricePerSqft: '3000', maintenanceCharges: '2500' };
    expect(values()).toMatchObject({ expectedPrice: '25 lakh per acre', ...read });
  });

  it('asks at once about a price that has no words any more, and keeps it [WIZ-14, WIZ-18, FMT-3]', async () => {
    const { user, values, timesSent } = show();
    await user.type(price(), '100000000000');
    expect(price()).toBeInvalid();
    expect(price()).toHaveAccessibleDescription(/This is more than ₹99,99,99,99,999\. Is this right\?/);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect([values().expectedPrice, timesSent()]).toEqual(['100000000000', 1]);
  });

  it('offers the price per sq.ft. that price and area make where it does not stand there [WIZ-14]', async () => {
    const { user, values } = show({ builtUpArea: '918' });
    expect(screen.queryByRole('button', { name: /^Use/ })).toBeNull();
    await user.type(price(), '4500000');
    expect(rate()).toHaveValue('');
    expect(values().pricePerSqft).toBeUndefined();
    await user.tab();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Use ₹4,902' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(values().pricePerSqft).toBe('4902');
    expect(rate()).toHaveFocus();
    await user.tab();
    expect(rate()).toHaveValue('4,902');
    expect(screen.queryByRole('button', { name: /^Use/ })).toBeNull();
    await user.clear(rate());
    await user.type(rate(), '5000');
    expect(values().pricePerSqft).toBe('5000');
  });

  it('offers the lakhs where only their number is written, of the price alone [WIZ-14, WIZ-18]', async () => {
    const { user, values } = show({ morePricing: true });
    await user.type(price(), '45.5');
    await user.click(screen.getByRole('button', { name: 'Use ₹45,50,000' }));
    expect(values().expectedPrice).toBe('4550000');
    expect(price()).toHaveValue('45,50,000');
    expect(price()).toBeValid();
    expect(screen.queryByRole('button', { name: /^Use/ })).toBeNull();
    await user.type(screen.getByLabelText('Maintenance charges'), '500');
    expect(screen.queryByRole('button', { name: /^Use/ })).toBeNull();
  });

  it('says that a price is not all inclusive and without taxes at once, and keeps both [WIZ-14, WIZ-18]', async () => {
    const { user, values } = show({ allInclusivePrice: true });
    const taxes = screen.getByRole('checkbox', { name: 'Tax and government charges excluded' });
    expect(taxes).not.toHaveAccessibleDescription();
    await user.click(taxes);
    expect(taxes).toHaveAccessibleDescription(/Only one of this and “All inclusive price”/);
    expect(values()).toMatchObject({ allInclusivePrice: true, taxNgovtChargesExcluded: true });
  });

  it('has four boxes to tick; the last one opens the further prices [WIZ-14]', async () => {
    const { user, values } = show();
    const more = ['Maintenance charges', 'Other charges', 'Token amount', 'Price includes'];
    for (const label of more) expect(screen.queryByLabelText(label)).toBeNull();
    for (const label of [
      'All inclusive price',
      'Tax and government charges excluded',
      'Price negotiable',
      'Add more pricing details',
    ]) {
      await user.click(screen.getByLabelText(label));
    }
    for (const label of more) expect(screen.getByLabelText(label)).toBeVisible();
    await user.type(screen.getByLabelText('Maintenance charges'), '2500');
    await user.type(screen.getByLabelText('Other charges'), '10000');
    await user.type(screen.getByLabelText('Token amount'), '1 lakh');
    await user.type(screen.getByLabelText('Price includes'), 'Car parking');
    expect(values()).toMatchObject({
      allInclusivePrice: true,
      taxNgovtChargesExcluded: true,
      priceNegotiable: true,
      morePricing: true,
      maintenanceCharges: '2500',
      otherCharges: '10000',
      tokenAmount: '100000',
      priceIncludes: 'Car parking',
    });
  });
});

describe('Brokerage', () => {
  it('shows its tabs, value and negotiable only after Yes [WIZ-15]', async () => {
    const { user, values } = show();
    expect(screen.queryByRole('tab')).toBeNull();
    await user.click(within(brokerage()).getByLabelText('No'));
    expect(screen.queryByRole('tab')).toBeNull();
    await user.click(charge());
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Fixed amount', 'Percentage of price']);
    await user.type(screen.getByLabelText('Brokerage amount'), '50000');
    expect(screen.getByLabelText('Brokerage amount')).toHaveAccessibleDescription('Fifty thousand rupees');
    await user.click(screen.getByLabelText('Brokerage negotiable'));
    expect(values()).toMatchObject({
      chargeBrokerage: 'Yes',
      brokerChargesType: 'fixed',
      brokerage: '50000',
      brokerageNegotiable: true,
    });
    await user.click(screen.getByRole('button', { name: 'Clear Do you charge brokerage?' }));
    expect(screen.queryByRole('tab')).toBeNull();
    expect(values().chargeBrokerage).toBeUndefined();
  });

  it('takes a share of the price, says what it comes to, and asks at once about more than all of it [WIZ-15, WIZ-18]', async () => {
    const { user, values } = show({ expectedPrice: '4500000', chargeBrokerage: 'Yes' });
    await user.click(screen.getByRole('tab', { name: 'Fixed amount' }));
    await user.keyboard('{ArrowRight}');
    expect(values().brokerChargesType).toBe('percentage');
    const share = screen.getByLabelText('Brokerage percentage');
    await user.type(share, '2');
    expect(share).toHaveAccessibleDescription('2% of ₹45,00,000 = ₹90,000');
    expect(values().brokerage).toBe('2');
    await user.clear(share);
    await user.type(share, '101');
    expect(share).toHaveAccessibleDescription(/This is more than the whole price\. Is this right\?/);
  });

  it('keeps an amount and a share apart while one looks from tab to tab [WIZ-15]', async () => {
    const { user, values } = show({ chargeBrokerage: 'Yes', brokerChargesType: 'fixed', brokerage: '50000' });
    await user.click(screen.getByRole('tab', { name: 'Percentage of price' }));
    expect(values().brokerage).toBeUndefined();
    await user.type(screen.getByLabelText('Brokerage percentage'), '1.5');
    await user.click(screen.getByRole('tab', { name: 'Fixed amount' }));
    expect(values()).toMatchObject({ brokerChargesType: 'fixed', brokerage: '50000' });
    await user.click(screen.getByRole('tab', { name: 'Percentage of price' }));
    expect(values()).toMatchObject({ brokerChargesType: 'percentage', brokerage: '1.5' });
  });
});
