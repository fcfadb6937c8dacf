/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form } from 'react-final-form';
import { TextField } from '@/components/fields/TextField';
import { required } from '@/components/fields/validators';

function NameForm({ onSubmit }: { onSubmit: (values: unknown) => object | undefined }) {
  return (
    <Form
      onSubmit={onSubmit}
      render={({ handleSubmit }) => (
        <form onSubmit={handleSubmit} noValidate>
          <TextField name="name" label="Name" hint="As on your card" validate={required('Name is required')} required />
          <button>Save</button>
        </form>
      )}
    />
  );
}
const name = () => screen.getByRole('textbox', { name: 'Name' });

describe('TextField', () => {
  it('shows its error after touch only, tied to the box', async () => {
    render(<NameForm onSubmit={() => undefined} />);
    expect(name()).toHaveAccessibleDescription('As on your card');
    expect(name()).toBeRequired();
    expect(screen.queryByText('Name is required')).not.toBeInTheDocument();
    await userEvent.click(name());
    await userEvent.tab();
    expect(name()).toBeInvalid();
    expect(name()).toHaveAccessibleDescription('As on your card Name is required');
    await userEvent.type(name(), 'Asha');
    expect(name()).toBeValid();
  });

  it('shows what the server says about it until it changes', async () => {
    const submit = jest.fn(() => ({ name: 'This name is taken' }));
    render(<NameForm onSubmit={submit} />);
    await userEvent.type(name(), 'Asha');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(submit).toHaveBeenCalledWith({ name: 'Asha' }, expect.anything(), expect.anything());
    expect(name()).toHaveAccessibleDescription('As on your card This name is taken');
    await userEvent.type(name(), 'R');
    expect(name()).toHaveAccessibleDescription('As on your card');
  });
});
