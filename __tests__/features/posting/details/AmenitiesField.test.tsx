/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { screen, within } from '@testing-library/react';
import { AMENITIES } from '@/domain/amenities';
import { AmenitiesField } from '@/features/posting/details/AmenitiesField';
import type { PostingValues } from '@/features/posting/values/postingValues';
import { inPostingForm } from '../../../support/inPostingForm';

const show = (initial: Partial<PostingValues> = {}) => inPostingForm(<AmenitiesField />, initial);
const own = () => screen.getByLabelText('Other amenity');
const add = () => screen.getByRole('button', { name: /^Add/ });

describe('Amenities', () => {
  it('shows the usual twelve first, with what is ticked, and all 47 at a press [WIZ-9]', async () => {
    const { user } = show({ amenities: { barLounge: true } });
    expect(screen.getAllByRole('checkbox')).toHaveLength(13);
    await user.click(screen.getByLabelText('Bar/lounge'));
    expect(screen.getByLabelText('Bar/lounge')).not.toBeChecked();
    await user.click(screen.getByRole('button', { name: 'All 47' }));
    expect(screen.getAllByRole('checkbox')).toHaveLength(47);
    expect(screen.queryByRole('button', { name: 'All 47' })).toBeNull();
  });

  it('offers the 47 named ones; a tick toggles a boolean and shows [WIZ-9]', async () => {
    const { user, values } = show({ amenities: { openAirTheatre: true } });
    await user.click(screen.getByRole('button', { name: 'All 47' }));
    expect(screen.getAllByRole('checkbox')).toHaveLength(47);
    for (const { label } of AMENITIES) expect(screen.getByLabelText(label)).not.toBeChecked();
    await user.click(screen.getByLabelText('Lift'));
    await user.click(screen.getByLabelText('Park'));
    expect(screen.getByLabelText('Lift')).toBeChecked();
    expect(screen.getByText('2 chosen')).toBeVisible();
    expect(values().amenities).toEqual({ openAirTheatre: true, lift: true, park: true });
    await user.click(screen.getByLabelText('Lift'));
    expect(values().amenities).toEqual({ openAirTheatre: true, lift: false, park: true });
    expect(screen.getByText('1 chosen')).toBeVisible();
  });

  it('finds amenities by their words, keeps the ticked ones, and does not send the form on Enter [WIZ-9]', async () => {
    const { user, values, timesSent } = show({ amenities: { lift: true } });
    await user.type(screen.getByRole('searchbox', { name: 'Find an amenity' }), 'court bad{Enter}');
    expect(screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)).toEqual([
      'Badminton court',
      'Indoor squash and badminton courts',
    ]);
    expect(screen.getByText('2 amenities found')).toBeInTheDocument();
    expect(timesSent()).toBe(0);
    await user.type(screen.getByRole('searchbox'), 'xyz');
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.getByText(/No amenity here is called/)).toBeVisible();
    expect(values().amenities).toEqual({ lift: true });
  });

  it('adds custom ones by Enter and by the button, and removes them [WIZ-9]', async () => {
    const { user, values, timesSent } = show();
    await user.type(own(), '  Koi   pond {Enter}');
    expect(values().customAmenities).toEqual(['Koi pond']);
    expect(own()).toHaveValue('');
    await user.type(own(), 'Temple');
    await user.click(add());
    expect(values().customAmenities).toEqual(['Koi pond', 'Temple']);
    expect(own()).toHaveFocus();
    expect(screen.getByText('Temple added.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove Koi pond' }));
    expect(values().customAmenities).toEqual(['Temple']);
    expect(within(screen.getByRole('list', { name: 'Your own amenities' })).getAllByRole('listitem')).toHaveLength(1);
    expect(own()).toHaveFocus();
    expect(timesSent()).toBe(0);
  });

  it('refuses blanks and repeats kindly, and ticks the named one of that name instead [WIZ-9]', async () => {
    const { user, values } = show({ customAmenities: ['Koi pond'] });
    await user.click(add());
    expect(own()).toHaveAccessibleDescription(/Type its name first/);
    await user.type(own(), 'KOI POND{Enter}');
    expect(own()).toHaveAccessibleDescription(/Koi pond is already there/);
    expect(own()).toHaveValue('KOI POND');
    await user.clear(own());
    await user.type(own(), 'power backup{Enter}');
    expect(values().customAmenities).toEqual(['Koi pond']);
    expect(screen.getByLabelText('Power backup')).toBeChecked();
    expect(values().amenities).toEqual({ powerBackup: true });
  });

  it('takes at most fifty of sixty characters [WIZ-9]', async () => {
    const full = Array.from({ length: 50 }, (_, i) => `Thing ${i}`);
    const { user, values } = show({ customAmenities: full });
    expect(own()).toHaveAttribute('maxlength', '60');
    await user.type(own(), 'One more{Enter}');
    expect(own()).toHaveAccessibleDescription(/add up to 50/);
    expect(values().customAmenities).toEqual(full);
  });

  it('does not lose a name that was typed and not added: it joins the list when the box is left [WIZ-9]', async () => {
    const { user, values } = show();
    await user.type(own(), 'Koi pond');
    await user.click(screen.getByLabelText('Lift'));
    expect(values().customAmenities).toEqual(['Koi pond']);
    expect(values().amenities).toEqual({ lift: true });
  });
});
