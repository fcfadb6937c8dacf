/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form } from 'react-final-form';
import { RadioGroupField } from '@/components/fields/RadioGroupField';
import { required } from '@/components/fields/validators';

describe('RadioGroupField', () => {
  it('is a named group that stores one choice and says when it needs one', async () => {
    const submit = jest.fn();
    render(
      <Form
        onSubmit={(values) => {
          submit({ ...values });
        }}
        render={({ handleSubmit }) => (
          <form onSubmit={handleSubmit}>
            <RadioGroupField
              name="kind"
              label="Listing type"
              options={['Sell', 'Rent']}
              validate={required('Choose one')}
            />
            <button>Next</button>
          </form>
        )}
      />,
    );
    const group = screen.getByRole('radiogroup', { name: 'Listing type' });
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(group).toHaveAccessibleDescription('Choose one');
    await userEvent.click(screen.getByRole('radio', { name: 'Rent' }));
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(submit).toHaveBeenCalledWith({ kind: 'Rent' });
  });
});
