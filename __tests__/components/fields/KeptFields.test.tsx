/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Form } from 'react-final-form';
import { CheckboxField } from '@/components/fields/CheckboxField';
import { KeptFields } from '@/components/fields/KeptFields';
import { TextField } from '@/components/fields/TextField';

function Steps() {
  const [step, setStep] = useState(1);
  return (
    <Form onSubmit={() => undefined} initialValues={{ name: 'Old', agreed: true }}>
      {() => (
        <>
          <KeptFields />
          <button onClick={() => setStep(3 - step)}>Other step</button>
          {step === 1 && <TextField name="name" label="Name" />}
          {step === 1 && <CheckboxField name="agreed" label="Agreed" />}
          {step === 1 && <TextField name="place" label="Place" />}
        </>
      )}
    </Form>
  );
}

describe('A form whose fields come and go', () => {
  it('keeps what was changed in fields that began with a value, and in those that did not [WIZ-1, EDIT-1]', async () => {
    const user = userEvent.setup();
    render(<Steps />);
    const name = () => screen.getByLabelText('Name');
    await user.clear(name());
    await user.type(name(), 'New');
    await user.click(screen.getByLabelText('Agreed'));
    await user.type(screen.getByLabelText('Place'), 'Alipiri');
    await user.click(screen.getByText('Other step'));
    expect(screen.queryByLabelText('Name')).toBeNull();
    await user.click(screen.getByText('Other step'));
    expect(name()).toHaveValue('New');
    expect(screen.getByLabelText('Agreed')).not.toBeChecked();
    expect(screen.getByLabelText('Place')).toHaveValue('Alipiri');
    await user.clear(name());
    await user.click(screen.getByText('Other step'));
    await user.click(screen.getByText('Other step'));
    expect(name()).toHaveValue('');
  });
});
