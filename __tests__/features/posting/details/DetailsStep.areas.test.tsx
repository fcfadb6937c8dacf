/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { screen } from '@testing-library/react';
import { DetailsStep } from '@/features/posting/details/DetailsStep';
import type { PostingValues } from '@/features/posting/values/postingValues';
import { inPostingForm } from '../../../support/inPostingForm';
import { patient } from '../../../support/patience';

jest.setTimeout(patient(30_000));

const show = (initial: Partial<PostingValues>) => inPostingForm(<DetailsStep />, initial);

describe('An area of land', () => {
  it('takes a plot area in square yards first, in cents or ankanam, and keeps square feet [WIZ-7]', async () => {
    const { user, values } = show({ selectedSubtype: 'Plot/land' });
    const box = screen.getByLabelText('Plot area');
    // Plots go by the square yard here.
    await user.type(box, '200');
    expect(values().plotArea).toBe('1800');
    expect(box).toHaveAccessibleDescription('= 1,800 sq ft');
    await user.clear(box);
    await user.type(box, '2.5');
    await user.selectOptions(screen.getByLabelText(/^Unit of plot area/), 'cents');
    expect(values().plotArea).toBe('1089');
    expect(box).toHaveAccessibleDescription('= 1,089 sq ft');
    await user.clear(box);
    await user.paste('50 ankanam');
    expect(screen.getByLabelText(/^Unit of plot area/)).toHaveValue('ankanam');
    expect(values().plotArea).toBe('1800');
    await user.tab();
    expect(box).toHaveValue('50');
  });

  it('converts an area that stands there when another unit is chosen, and keeps the land [WIZ-7]', async () => {
    const { user, values } = show({ selectedSubtype: 'Agricultural Land', plotArea: '108900' });
    const box = screen.getByLabelText('Plot area');
    const unit = screen.getByLabelText(/^Unit of plot area/);
    expect(box).toHaveValue('2.5');
    await user.selectOptions(unit, 'sq ft');
    expect(box).toHaveValue('1,08,900');
    await user.selectOptions(unit, 'acres');
    expect(box).toHaveValue('2.5');
    expect(unit).toHaveValue('acres');
    // Two decimals do not say it: the land stays, also when the box was only walked through.
    await user.selectOptions(unit, 'sq m');
    expect(box).toHaveValue('10,117.14');
    expect(box).toHaveAccessibleDescription('= 1,08,900 sq ft');
    await user.click(box);
    await user.tab();
    expect(values().plotArea).toBe('108900');
    await user.selectOptions(unit, 'sq yd');
    expect(box).toHaveValue('12,100');
    await user.clear(box);
    await user.type(box, '200');
    await user.selectOptions(unit, 'cents');
    expect(box).toHaveValue('200');
    expect(values().plotArea).toBe('87120');
  });

  it('offers the area that the sides of a plot make, where quite another is typed [WIZ-7, WIZ-18]', async () => {
    const { user, values } = show({ selectedSubtype: 'Plot/land', plotLength: '60', plotWidth: '40' });
    const box = screen.getByLabelText('Plot area');
    await user.type(box, '90');
    expect(box).toHaveAccessibleDescription(/60 × 40 ft are 2,400 sq ft\. Is this right\?/);
    await user.click(screen.getByRole('button', { name: 'Use 2,400 sq ft' }));
    expect(values().plotArea).toBe('2400');
    expect(box).toBeValid();
    expect(screen.queryByRole('button', { name: /^Use/ })).toBeNull();
  });

  it('remarks an area that is more than a tenth off what the sides make, without calling it wrong [WIZ-7, WIZ-18]', async () => {
    const { user, values } = show({
      selectedSubtype: 'Plot/land',
      plotLength: '60',
      plotWidth: '40',
      plotArea: '2300',
    });
    const box = screen.getByLabelText('Plot area');
    expect(screen.queryByRole('button', { name: /^Use/ })).toBeNull();
    await user.clear(box);
    await user.type(box, '200');
    expect(values().plotArea).toBe('1800');
    expect(box).toBeValid();
    expect(screen.getByText('That is what its length and width make.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Use 2,400 sq ft' }));
    expect(values().plotArea).toBe('2400');
    expect(screen.queryByRole('button', { name: /^Use/ })).toBeNull();
  });

  it('asks whether a flat is so small, and a plot of 200 sq yd of 50 by 30 ft [WIZ-7, WIZ-18]', async () => {
    const flat = show({ selectedSubtype: 'Flat/Apartment' });
    const box = screen.getByLabelText('Property area');
    await flat.user.type(box, '12');
    expect(box).toHaveAccessibleDescription(/This is far from what is usual\. Is this right\?/);
    await flat.user.type(box, '75');
    expect(box).toBeValid();
    flat.unmount();
    show({ selectedSubtype: 'Plot/land', plotLength: '50', plotWidth: '30', plotArea: '1800' });
    expect(screen.getByRole('button', { name: 'Use 1,500 sq ft' })).toBeVisible();
  });

  it('says a small area in a large unit with digits that say something [WIZ-7]', async () => {
    const { user, values } = show({ selectedSubtype: 'Plot/land', plotArea: '200' });
    await user.selectOptions(screen.getByLabelText(/^Unit of plot area/), 'acres');
    expect(screen.getByLabelText('Plot area')).toHaveValue('0.0046');
    expect(values().plotArea).toBe('200');
  });

  it('reads an area as sellers write it, and names the chosen unit where it cannot [WIZ-7, WIZ-18]', async () => {
    const { user, values } = show({ selectedSubtype: 'Agricultural Land' });
    const box = screen.getByLabelText('Plot area');
    await user.selectOptions(screen.getByLabelText(/^Unit of plot area/), 'acres');
    await user.type(box, 'two');
    expect(box).toHaveAccessibleDescription(/Please write it in acres, such as 2\.5\./);
    await user.clear(box);
    await user.type(box, '2 1/2');
    expect(values().plotArea).toBe('108900');
    await user.clear(box);
    await user.type(box, '2 acres 30 cents');
    expect(values().plotArea).toBe('100188');
    await user.tab();
    expect(box).toHaveValue('2.3');
    expect(screen.getByLabelText(/^Unit of plot area/)).toHaveValue('acres');
  });
});
