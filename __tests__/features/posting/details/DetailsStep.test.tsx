/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { act, fireEvent, screen, within } from '@testing-library/react';
import { DetailsStep } from '@/features/posting/details/DetailsStep';
import { askedFields } from '@/features/posting/values/askedFields';
import type { PostingValues } from '@/features/posting/values/postingValues';
import { inPostingForm } from '../../../support/inPostingForm';
import { settle } from '../../../support/settle';
import { patient } from '../../../support/patience';

jest.setTimeout(patient(30_000));

const show = (initial: Partial<PostingValues> = {}) => inPostingForm(<DetailsStep />, initial);

// The code that looks for numbers and addresses in texts is the same for all: it comes once, and not between two tests.
beforeAll(async () => {
  const { unmount } = show();
  await act(async () => {
    await import('@/domain/contactData/contactIn');
    await settle();
  });
  unmount();
});

/** The names of all fields in their order: boxes, selects and groups of radios. */
const fieldNames = () =>
  [...document.querySelectorAll('form [id]:is(input, select, textarea), form fieldset[role="radiogroup"]')]
    .map((field) =>
      field.matches('fieldset')
        ? field.querySelector('legend')?.textContent
        : document.querySelector(`label[for="${field.id}"]`)?.textContent,
    )
    .filter((name) => name !== 'Find an amenity' && name !== 'Other amenity' && !/^Unit of/.test(name ?? ''));

const choices = (name: string) =>
  within(screen.getByRole('radiogroup', { name }))
    .getAllByRole('radio')
    .map((radio) => radio.closest('label')?.textContent);

const BUILDING = [
  'Property name',
  'Flat number',
  'Floor number',
  'Total floors',
  'Age of the property',
  'Facing',
  'Gated community',
  'Property area',
  'Carpet area',
  'Bedrooms',
  'Bathrooms',
  'Balconies',
  'Furnishing',
  'Two-wheeler parking',
  'Four-wheeler parking',
  'Transaction type',
  'Possession status',
  'Approved type',
  'RERA ID',
  'Describe the property',
];
const without = (...names: readonly string[]) => BUILDING.filter((name) => !names.includes(name));
/** Of a whole house, with the land that it stands on. */
const HOUSE = without('Flat number', 'Floor number').flatMap((name) =>
  name === 'Property area' ? ['Plot area', name] : [name],
);

describe('The step of details', () => {
  it.each([
    ['Flat/Apartment', BUILDING],
    ['Independent/Builder Floor', BUILDING],
    ['Independent House', HOUSE],
    ['Villa', HOUSE],
    ['Office', without('Flat number', 'Bedrooms', 'Balconies')],
    ['Retail shop', without('Flat number', 'Bedrooms', 'Balconies')],
    ['Warehouse/Godown', without('Flat number', 'Bedrooms', 'Balconies')],
  ] as const)('asks of a %s what it has [WIZ-6]', (selectedSubtype, names) => {
    show({ selectedSubtype });
    expect(fieldNames()).toEqual(names);
    expect(screen.getByRole('region', { name: 'Amenities' })).toBeVisible();
  });

  it.each([
    ['Plot/land', []],
    ['Agricultural Land', ['Water']],
  ] as const)('asks of %s the fields of land [WIZ-7]', (selectedSubtype, further) => {
    show({ selectedSubtype });
    expect(fieldNames()).toEqual([
      'Property name',
      'Facing',
      'Open sides',
      'Road width',
      'Plot area',
      'Length',
      'Width',
      ...further,
      'Any construction done',
      'Boundary wall',
      'Gated colony',
      'Transaction type',
      'Approved type',
      'Survey number',
      'RERA ID',
      'Describe the property',
    ]);
    expect(screen.queryByRole('region', { name: 'Amenities' })).toBeNull();
  });

  it('offers the option lists to the letter [WIZ-8]', () => {
    show();
    for (const name of ['Bathrooms', 'Two-wheeler parking', 'Four-wheeler parking']) {
      expect(choices(name)).toEqual(['1', '2', '3', '3+']);
    }
    expect(choices('Balconies')).toEqual(['0', '1', '2', '3']);
    expect(choices('Bedrooms')).toEqual(['1 BHK', '2 BHK', '3 BHK', '4 BHK', '5+ BHK']);
    expect(choices('Furnishing')).toEqual(['Fully Furnished', 'Semi Furnished', 'Unfurnished']);
    expect(choices('Transaction type')).toEqual(['New', 'Resale']);
    expect(choices('Possession status')).toEqual(['Under construction', 'Ready to move']);
    expect(choices('Approved type')).toEqual(['Tuda', 'Rera', 'Panchayati']);
  });

  it('asks beside the field about what cannot be, by the kind [WIZ-18]', async () => {
    const { user } = show();
    const far = /This is far from what is usual\. Is this right\?/;
    const asks = async (label: string, odd: string, usual: string, asked = far) => {
      const box = screen.getByRole('textbox', { name: label });
      await user.type(box, odd);
      expect(box).toHaveAccessibleDescription(asked);
      await user.clear(box);
      await user.type(box, usual);
      expect(box).not.toHaveAccessibleDescription(/Is this right/);
    };
    await asks('Floor number', '-6', '-5');
    await asks('Floor number', '101', 'Ground');
    await asks('Total floors', '101', '5');
    await asks('Age of the property', '201', '200');
    await asks('Property area', '1000001', '1000000');
    await asks('Carpet area', '1000001', '1000000');
    const builtUp = screen.getByRole('textbox', { name: 'Property area' });
    await user.clear(builtUp);
    await user.type(builtUp, '1275');
    expect(screen.getByRole('textbox', { name: 'Carpet area' })).toHaveAccessibleDescription(/Is this right/);
    await user.clear(screen.getByRole('textbox', { name: 'Carpet area' }));
    await asks('Carpet area', '1276', '1275', /This is more than the property area, .* Is this right\?/);
  });

  it.each([
    ['Carpet area', 'carpetArea', '1200-1500', /in sq ft, such as 1275/],
    ['Carpet area', 'carpetArea', '1e3', /in sq ft, such as 1275/],
    ['Age of the property', 'age', '-3', /in years, such as 5/],
    ['Age of the property', 'age', '2.5-3', /in years, such as 5/],
    ['Age of the property', 'age', 'abc', /in years, such as 5/],
  ] as const)(
    'leaves in %s what is no number as it was typed, and tells it [WIZ-18]',
    async (label, field, typed, said) => {
      const { user, values } = show();
      const box = screen.getByRole('textbox', { name: label });
      await user.type(box, typed);
      await user.tab();
      expect(box).toHaveValue(typed);
      expect(box).toBeInvalid();
      expect(box).toHaveAccessibleDescription(said);
      expect(values()[field]).toBe(typed);
      expect(askedFields(values())[field]).toBeNull();
    },
  );

  it('takes a farm that is larger than any home [WIZ-18]', async () => {
    const { user } = show({ selectedSubtype: 'Agricultural Land' });
    const area = screen.getByRole('textbox', { name: 'Plot area' });
    await user.type(area, '1000001 sq ft');
    expect(area).not.toHaveAccessibleDescription(/Is this right/);
  });

  it("keeps what is typed under the payload's names [WIZ-6]", async () => {
    const { user, values } = show();
    await user.type(screen.getByLabelText('Property name'), 'Sri Nilayam');
    await user.type(screen.getByLabelText('Age of the property'), '5 years');
    await user.type(screen.getByLabelText('Property area'), '1275');
    await user.type(screen.getByLabelText('Floor number'), '3');
    await user.click(within(screen.getByRole('radiogroup', { name: 'Two-wheeler parking' })).getByLabelText('3+'));
    await user.click(within(screen.getByRole('radiogroup', { name: 'Four-wheeler parking' })).getByLabelText('1'));
    await user.selectOptions(screen.getByLabelText('Facing'), 'North-East');
    expect(values()).toMatchObject({
      name: 'Sri Nilayam',
      age: '5',
      builtUpArea: '1275',
      propertyFloorNo: '3',
      openParking: '3+',
      coveredParking: '1',
      facing: 'North-East',
    });
  });

  it('keeps the colony of a plot as gatedCommunity [WIZ-7]', async () => {
    const { user, values } = show({ selectedSubtype: 'Plot/land' });
    await user.click(within(screen.getByRole('radiogroup', { name: 'Gated colony' })).getByLabelText('Yes'));
    expect(values().gatedCommunity).toBe('Yes');
  });

  it('lets a choice be taken back, by keyboard too, without losing the place [WIZ-8]', async () => {
    const { user, values } = show();
    const group = screen.getByRole('radiogroup', { name: 'Bathrooms' });
    expect(screen.queryByRole('button', { name: 'Clear Bathrooms' })).toBeNull();
    await user.click(within(group).getByLabelText('2'));
    expect(values().bathroom).toBe('2');
    await user.tab();
    expect(screen.getByRole('button', { name: 'Clear Bathrooms' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(values().bathroom).toBeUndefined();
    expect(within(group).queryByRole('radio', { checked: true })).toBeNull();
    expect(group).toContainElement(document.activeElement as HTMLElement);
  });

  it('shows a stored word that no list offers, and offers it again after another choice [WIZ-8]', async () => {
    const { user, values } = show({ bathroom: '4' });
    const group = screen.getByRole('radiogroup', { name: 'Bathrooms' });
    expect(within(group).getByLabelText('4')).toBeChecked();
    await user.click(within(group).getByLabelText('1'));
    await user.click(within(group).getByLabelText('4'));
    expect(values().bathroom).toBe('4');
  });

  it('understands a pasted "1,275 sq ft", and groups the number when the box is left [WIZ-6]', async () => {
    const { user, values } = show();
    const box = screen.getByLabelText('Carpet area');
    await user.click(box);
    await user.paste('1,275 sq ft');
    expect(values().carpetArea).toBe('1275');
    await user.tab();
    expect(box).toHaveValue('1,275');
  });

  it.each(['Property area', 'Carpet area'])(
    'takes a digit typed into the grouped %s, at its end and in a group [WIZ-6]',
    async (label) => {
      const { user } = show();
      const box = screen.getByRole('textbox', { name: label });
      await user.type(box, '1275');
      await user.tab();
      expect(box).toHaveValue('1,275');
      await user.type(box, '0');
      expect(box).toBeValid();
      await user.tab();
      expect(box).toHaveValue('12,750');
      await user.type(box, '1', { initialSelectionStart: 4, initialSelectionEnd: 4 });
      await user.tab();
      expect(box).toHaveValue('1,27,150');
    },
  );

  it('marks a number that the server would refuse, in the field [WIZ-6]', async () => {
    const { user } = show();
    await user.type(screen.getByLabelText('Age of the property'), '501');
    await user.tab();
    expect(screen.getByLabelText('Age of the property')).toBeInvalid();
  });

  it('is filled in from first to last by keyboard alone, each field with its label [WIZ-6, WIZ-9]', async () => {
    const { user } = show();
    const wanted = [...document.querySelectorAll<HTMLElement>('form :is(input, select, textarea)')];
    for (const field of wanted) expect(field).toHaveAccessibleName();
    const reached = new Set<Element | null>();
    const last = screen.getByText('Send');
    while (document.activeElement !== last) {
      await user.tab();
      reached.add(document.activeElement);
      expect(reached.size).toBeLessThan(200);
    }
    // Of a group of radios the Tab key reaches one; arrows reach the others.
    const boxes = wanted.filter((field) => !(field instanceof HTMLInputElement && field.type === 'radio'));
    expect(boxes.filter((field) => !reached.has(field))).toEqual([]);
    for (const group of screen.getAllByRole('radiogroup')) {
      expect([...reached].some((field) => group.contains(field))).toBe(true);
    }
  });
});

it('asks by which month an unfinished home is ready [WIZ-6, PDET-8]', async () => {
  const { user, values } = show();
  expect(screen.queryByLabelText('Ready by')).not.toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: 'Under construction' }));
  fireEvent.change(screen.getByLabelText('Ready by'), { target: { value: '2099-06' } });
  expect(askedFields(values()).launchDate).toBe('2099-06');
  await user.click(screen.getByRole('radio', { name: 'Ready to move' }));
  expect(screen.queryByLabelText('Ready by')).not.toBeInTheDocument();
});
