/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form } from 'react-final-form';
import { MobileField, mobileDigits } from '@/components/fields/MobileField';

describe('MobileField', () => {
  it.each([
    ['98480 22338', '9848022338'],
    ['+91 98480-22338', '9848022338'],
    ['09848022338', '9848022338'],
    ['9198480223', '9198480223'],
    ['98480223381', '9848022338'],
    ['+91 91234 56789', '9123456789'],
    ['0091 91234 56789', '9123456789'],
    ['9123456789', '9123456789'],
    ['91234567891', '9123456789'],
    ['abc', ''],
  ])('makes of %j the digits %j', (typed, digits) => {
    expect(mobileDigits(typed)).toBe(digits);
  });

  it('shows +91, asks for digits and stores ten of them when a whole number is pasted', async () => {
    render(<Form onSubmit={() => undefined} render={() => <MobileField name="phone" label="Mobile number" />} />);
    const box = screen.getByRole('textbox', { name: 'Mobile number' });
    expect(screen.getByText('+91')).toBeInTheDocument();
    expect(box).toHaveAttribute('inputmode', 'numeric');
    expect(box).toHaveAttribute('autocomplete', 'tel-national');
    await userEvent.click(box);
    await userEvent.paste('+91 98480 22338');
    expect(box).toHaveValue('9848022338');
  });

  it.each([
    ['91234567891', '9123456789'],
    // One too many, or a 91 in front of a number: what is on show is what was typed.
    ['91984802233', '91984802233'],
    ['+919848022338', '9848022338'],
    ['00919848022338', '9848022338'],
    ['09848022338', '9848022338'],
  ])('makes of %j, typed key by key, %j', async (typed, digits) => {
    render(<Form onSubmit={() => undefined} render={() => <MobileField name="phone" label="Mobile number" />} />);
    const box = screen.getByRole('textbox', { name: 'Mobile number' });
    await userEvent.type(box, typed);
    expect(box).toHaveValue(digits);
  });
});
