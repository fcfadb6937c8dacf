/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { screen, waitFor, within } from '@testing-library/react';
import { VideoField } from '@/features/posting/wizard/VideoField';
import { inPostingForm } from '../../../support/inPostingForm';
import { button, city, heading, showWizard, step, terms } from '../../../support/postingWizard';

describe('the steps', () => {
  it('are four, picked directly or advanced with Save and continue, never beyond the last [WIZ-1]', async () => {
    const { user } = await showWizard();
    const steps = screen.getByRole('group', { name: 'Steps' });
    expect(
      within(steps)
        .getAllByRole('radio')
        .map((radio) => (radio as HTMLInputElement).labels?.[0]?.textContent),
    ).toEqual([
      expect.stringContaining('1. Basic Details'),
      expect.stringContaining('2. Property Details'),
      expect.stringContaining('3. Photos & Videos'),
      expect.stringContaining('4. Price Details'),
    ]);
    await user.click(step(/Photos & Videos/));
    expect(step(/Photos & Videos/)).toBeChecked();
    await user.click(terms());
    await user.click(button('Save and continue'));
    expect(step(/Price Details/)).toBeChecked();
    expect(screen.queryByRole('button', { name: 'Save and continue' })).toBeNull();
    await user.click(button('Back'));
    expect(step(/Photos & Videos/)).toBeChecked();
  });

  it('begin with the way to the form of one page, of the kind that is chosen [STAT-1, WIZ-3]', async () => {
    const { user } = await showWizard();
    const link = () => screen.getByRole('link', { name: 'One-page form' });
    expect(link()).toHaveAttribute('href', '/postproperty-residential');
    await user.click(screen.getByRole('radio', { name: 'Commercial' }));
    expect(link()).toHaveAttribute('href', '/postproperty-apartment');
    await user.click(step(/Property Details/));
    expect(screen.queryByRole('link', { name: 'One-page form' })).toBeNull();
  });

  it('take the focus to their heading, and keep what was typed [WIZ-1]', async () => {
    const { user } = await showWizard();
    await user.type(city(), 'Puttur');
    await user.click(button('Save and continue'));
    expect(heading()).toHaveFocus();
    expect(heading()).toHaveTextContent('Property Details, Step 2 of 4');
    await user.click(step(/Basic Details/));
    expect(heading()).toHaveFocus();
    expect(city()).toHaveValue('Puttur');
  });

  it('are advanced with Enter too [WIZ-1]', async () => {
    const { user } = await showWizard({ 'GET property/getCityByName': [] });
    await user.type(city(), 'Puttur');
    await screen.findByText(/do not know this city yet/);
    await user.keyboard('{Enter}');
    expect(step(/Property Details/)).toBeChecked();
  });

  it('are not advanced with the Enter that takes a suggestion, or comes before them [WIZ-1, WIZ-4]', async () => {
    const { user } = await showWizard();
    await user.type(city(), 'Tiru{Enter}');
    expect(step(/Basic Details/)).toBeChecked();
    await screen.findByRole('option', { name: 'Tirupati' });
    await user.keyboard('{Enter}');
    expect(step(/Basic Details/)).toBeChecked();
    expect(city()).toHaveValue('Tirupati');
    const locality = screen.getByRole('combobox', { name: 'Locality' });
    await waitFor(() => expect(locality).toBeEnabled());
    await user.type(locality, 'ali{Enter}');
    expect(locality).toHaveValue('Alipiri');
    expect(step(/Basic Details/)).toBeChecked();
    await user.keyboard('{Enter}');
    expect(step(/Property Details/)).toBeChecked();
  });

  it('do not go on from the first without the city, which is marked and takes the focus [WIZ-18]', async () => {
    const { user, posted } = await showWizard();
    await user.click(button('Save and continue'));
    await waitFor(() => expect(city()).toHaveFocus());
    expect(step(/Basic Details/)).toBeChecked();
    expect(step(/Basic Details/)).toHaveAccessibleName(/Needs attention/);
    expect(city()).toBeInvalid();
    expect(city()).toHaveAccessibleDescription(/City is required/);
    await user.type(city(), 'Puttur');
    expect(city()).not.toBeInvalid();
    await user.click(button('Save and continue'));
    expect(step(/Property Details/)).toBeChecked();
    expect(posted()).toEqual([]);
  });

  it('say what each still lacks, and lead to what comes next [WIZ-1]', async () => {
    const { user } = await showWizard();
    expect(step(/Basic Details/)).toHaveAccessibleName(/2 to add/);
    const meter = () => screen.getByRole('progressbar', { name: 'Completeness of the listing' });
    expect(meter()).toHaveAttribute('value', '0');
    await user.click(button('Next: Choose the city'));
    expect(city()).toHaveFocus();
    await user.type(city(), 'Tirupati');
    const locality = screen.getByRole('combobox', { name: 'Locality' });
    await waitFor(() => expect(locality).toBeEnabled());
    await user.type(locality, 'Alipiri');
    await user.click(button('Next: Add the area'));
    expect(step(/Property Details/)).toBeChecked();
    expect(screen.getByRole('textbox', { name: 'Property area' })).toHaveFocus();
    await user.click(step(/Price Details/));
    await user.click(button('Next: Add the price'));
    expect(screen.getByRole('textbox', { name: 'Expected price' })).toHaveFocus();
    await user.type(screen.getByRole('textbox', { name: 'Expected price' }), '4500000');
    expect(Number(meter().getAttribute('value'))).toBeGreaterThan(0);
    expect(step(/Price Details/)).toHaveAccessibleName(/Complete/);
    // Where nothing more is to come, it leads back.
    await user.click(button('Next: Add five photos'));
    expect(step(/Photos & Videos/)).toBeChecked();
    expect(heading()).toHaveFocus();
  });

  it('tell of the one with a number that is asked about, the last one too, which nobody leaves before posting [WIZ-1, WIZ-18]', async () => {
    const { user } = await showWizard();
    await user.click(step(/Price Details/));
    await user.type(screen.getByRole('textbox', { name: 'Expected price' }), '45');
    expect(step(/Price Details/)).toHaveAccessibleName(/Needs attention/);
    await user.click(step(/Property Details/));
    expect(step(/Price Details/)).toHaveAccessibleName(/Needs attention/);
    await user.click(step(/Price Details/));
    await user.click(button('Use ₹45,00,000'));
    expect(step(/Price Details/)).not.toHaveAccessibleName(/Needs attention/);
  });

  it('are short on narrow screens: how complete it is stands with the button, and what is no question below the form [WIZ-1]', async () => {
    const wide = window.innerWidth;
    window.innerWidth = 360;
    try {
      await showWizard();
      const follows = (one: HTMLElement, other: HTMLElement) =>
        (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
      const send = button('Save and continue');
      expect(follows(screen.getByRole('group', { name: 'Steps' }), send)).toBe(true);
      expect(follows(screen.getByRole('progressbar'), send)).toBe(true);
      expect(follows(send, button('Preview'))).toBe(true);
      expect(follows(send, screen.getByText(/kept on this device/))).toBe(true);
    } finally {
      window.innerWidth = wide;
    }
  });

  it('show the listing as visitors will see it', async () => {
    const { user } = await showWizard();
    await user.type(city(), 'Tirupati');
    await user.click(button('Preview'));
    expect(within(screen.getByRole('dialog')).getByText(/in Tirupati/)).toBeVisible();
    await user.click(button('Back to the form'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(city()).toHaveValue('Tirupati');
  });
});

it('has a way back to the dashboard [WIZ-2]', async () => {
  await showWizard();
  expect(screen.getByRole('link', { name: 'Return to dashboard' })).toHaveAttribute('href', '/dashboard');
});

it('offers the tiles of residential and of commercial property [WIZ-3]', async () => {
  const { user } = await showWizard();
  const tiles = () =>
    within(screen.getByRole('radiogroup', { name: 'Type of property' }))
      .getAllByRole('radio')
      .map((radio) => (radio as HTMLInputElement).labels?.[0]?.textContent);
  expect(screen.getByRole('radio', { name: 'Flat/Apartment' })).toBeChecked();
  expect(tiles()).toEqual(
    expect.arrayContaining(['Flat/Apartment', 'Independent House', 'Plot/land', 'Agricultural Land', 'Villa']),
  );
  await user.click(screen.getByRole('radio', { name: 'Commercial' }));
  expect(tiles()).toEqual(['Office', 'Shop/Showroom', 'Warehouse/Godown', 'Plot/land']);
  expect(screen.getByRole('radio', { name: 'Office' })).toBeChecked();
});

describe('the terms', () => {
  it('keep the photos step’s button disabled, with the reason in words [WIZ-10]', async () => {
    const { user } = await showWizard();
    await user.click(step(/Photos & Videos/));
    expect(screen.getByRole('textbox', { name: 'Video link' })).toBeVisible();
    expect(button('Save and continue')).toBeDisabled();
    expect(button('Save and continue')).toHaveAccessibleDescription('Accept the terms to continue.');
    expect(terms()).toHaveAccessibleName(/T&C.*Privacy Policy.*and.*Cookie Policy/);
    for (const link of screen.getAllByRole('link', { name: /T&C|Policy \(new tab\)/ })) {
      expect(link).toHaveAttribute('target', '_blank');
    }
    await user.click(terms());
    expect(button('Save and continue')).toBeEnabled();
  });

  it('keep Post Property disabled however the step was reached, and are one press away [WIZ-21]', async () => {
    const { user } = await showWizard();
    await user.click(step(/Price Details/));
    expect(button('Post Property')).toBeDisabled();
    await user.click(button('Go to the terms'));
    await waitFor(() => expect(terms()).toHaveFocus());
    await user.click(terms());
    await user.click(step(/Price Details/));
    expect(button('Post Property')).toBeEnabled();
  });
});

describe('the video link', () => {
  it('says what it was found to be [WIZ-10]', async () => {
    const { user } = await showWizard();
    await user.click(step(/Photos & Videos/));
    const box = screen.getByRole('textbox', { name: 'Video link' });
    await user.type(box, 'https://youtu.be/dQw4w9WgXcQ');
    expect(box).toHaveAccessibleDescription(/A YouTube video/);
    await user.clear(box);
    await user.type(box, 'https://example.org/film');
    expect(box).toBeValid();
    await user.tab();
    expect(box).toBeInvalid();
  });

  it('is still marked when one comes back to it [WIZ-18]', async () => {
    const { user } = await showWizard();
    const box = () => screen.getByRole('textbox', { name: 'Video link' });
    await user.click(step(/Photos & Videos/));
    await user.click(terms());
    await user.type(box(), 'https://example.org/film{Enter}');
    expect(screen.queryByRole('textbox', { name: 'Video link' })).toBeNull();
    await user.click(step(/Photos & Videos/));
    expect(box()).toHaveValue('https://example.org/film');
    expect(box()).toBeInvalid();
    expect(box()).toHaveAccessibleDescription(/not the link of a video/);
  });

  it('is marked in a draft that is taken up again [WIZ-18]', () => {
    inPostingForm(<VideoField />, { video: 'https://example.org/film' });
    expect(screen.getByRole('textbox', { name: 'Video link' })).toBeInvalid();
  });
});
