/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form } from 'react-final-form';
import { NewPasswordFields } from '@/components/fields/NewPasswordFields';

const TOO_SHORT = 'Password must have at least 8 characters';

describe('NewPasswordFields', () => {
  it.each([
    ['seven characters in fourteen units', '🏠'.repeat(7), true],
    ['eight characters in sixteen units', '🏠'.repeat(8), false],
    ['three letters that are nine once they are taken apart', 'ﬃﬃﬃ', false],
    ['eight letters that are seven once they are put together', 'cafe\u0301wxy', true],
  ])('counts characters as the server does: %s [AUTH-7]', async (_of, typed, isShort) => {
    render(<Form onSubmit={() => undefined} render={() => <NewPasswordFields label="New password" />} />);
    const box = screen.getByLabelText('New password');
    await userEvent.click(box);
    await userEvent.paste(typed);
    await userEvent.tab();
    expect(screen.queryByText(TOO_SHORT) !== null).toBe(isShort);
    expect(screen.getAllByLabelText(/password/, { selector: 'input' })).toEqual([box]);
  });
});
