/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form } from 'react-final-form';
import { PasswordField } from '@/components/fields/PasswordField';

describe('PasswordField', () => {
  it('hides what is typed until asked to show it, and hides it again', async () => {
    render(<Form onSubmit={() => undefined} render={() => <PasswordField name="password" label="Password" />} />);
    const box = screen.getByLabelText('Password');
    await userEvent.type(box, 'secret');
    expect(box).toHaveAttribute('type', 'password');
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(box).toHaveAttribute('type', 'text');
    expect(box).toHaveValue('secret');
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(box).toHaveAttribute('type', 'password');
  });
});
