/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { screen } from '@testing-library/react';
import { TextField } from '@/components/fields/TextField';
import { FollowingRate } from '@/features/posting/details/FollowingRate';
import { PriceFields } from '@/features/posting/details/PriceFields';
import type { PostingValues } from '@/features/posting/values/postingValues';
import { inPostingForm } from '../../../support/inPostingForm';

const show = (initial: Partial<PostingValues>) =>
  inPostingForm(
    <>
      <FollowingRate />
      <TextField name="builtUpArea" label="Area" />
      <PriceFields />
    </>,
    initial,
  );
const [price, rate] = [() => screen.getByLabelText('Expected price'), () => screen.getByLabelText('Price per sq ft')];

describe('the price per sq.ft.', () => {
  it('stands there by itself, and follows price and area [WIZ-14]', async () => {
    const { user, values } = show({ builtUpArea: '1200' });
    await user.type(price(), '60 lakh');
    expect(values().pricePerSqft).toBe('5000');
    expect(rate()).toHaveValue('5,000');
    expect(rate()).toHaveAccessibleDescription(/The price divided by the area/);
    await user.clear(screen.getByLabelText('Area'));
    expect(values().pricePerSqft).toBeUndefined();
    await user.type(screen.getByLabelText('Area'), '1000');
    expect(values().pricePerSqft).toBe('6000');
  });

  it('stays as it was typed [WIZ-14]', async () => {
    const { user, values } = show({ builtUpArea: '1200' });
    await user.type(price(), '60 lakh');
    await user.clear(rate());
    await user.type(rate(), '4800');
    await user.clear(price());
    await user.type(price(), '70 lakh');
    expect(values().pricePerSqft).toBe('4800');
    await user.click(screen.getByRole('button', { name: 'Use ₹5,833' }));
    expect(values().pricePerSqft).toBe('5833');
  });

  it('of a stored listing changes only with its price or area [WIZ-14, EDIT-1]', async () => {
    const { user, values } = show({ builtUpArea: '1200', expectedPrice: '6000000' });
    expect(values().pricePerSqft).toBeUndefined();
    await user.clear(price());
    await user.type(price(), '66 lakh');
    expect(values().pricePerSqft).toBe('5500');
  });

  it('of a plot is said by the square yard, too [WIZ-14]', async () => {
    const { user } = show({ selectedSubtype: 'Plot/land', plotArea: '2400' });
    await user.type(price(), '24 lakh');
    expect(rate()).toHaveAccessibleDescription(/₹1,000 \/ sq ft · ₹9,000 \/ sq yd/);
  });
});
