/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form } from 'react-final-form';
import { CheckboxField } from '@/components/fields/CheckboxField';
import { required } from '@/components/fields/validators';

describe('CheckboxField', () => {
  it('stores true and false, and says when it must be ticked', async () => {
    const submit = jest.fn();
    render(
      <Form
        onSubmit={(values) => {
          submit({ ...values });
        }}
        render={({ handleSubmit }) => (
          <form onSubmit={handleSubmit}>
            <CheckboxField name="agree" label="I agree" validate={required('Please agree')} />
            <button>Send</button>
          </form>
        )}
      />,
    );
    const box = screen.getByRole('checkbox', { name: 'I agree' });
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(box).toHaveAccessibleDescription('Please agree');
    expect(submit).not.toHaveBeenCalled();
    await userEvent.click(box);
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(box).toBeChecked();
    expect(submit).toHaveBeenCalledWith({ agree: true });
  });
});
