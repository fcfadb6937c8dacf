/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form, FormSpy } from 'react-final-form';
import { SelectField } from '@/components/fields/SelectField';

describe('SelectField', () => {
  it('stores the value chosen, and nothing for the placeholder', async () => {
    render(
      <Form
        onSubmit={() => undefined}
        render={() => (
          <>
            <SelectField name="bhk" label="BHK type" options={[{ value: '2', label: '2 BHK' }, '3']} />
            <FormSpy>{({ values }) => <output>{JSON.stringify(values)}</output>}</FormSpy>
          </>
        )}
      />,
    );
    const box = screen.getByRole('combobox', { name: 'BHK type' });
    expect(box).toHaveDisplayValue('Select');
    await userEvent.selectOptions(box, '2 BHK');
    expect(screen.getByRole('status')).toHaveTextContent('{"bhk":"2"}');
    await userEvent.selectOptions(box, 'Select');
    expect(screen.getByRole('status')).toHaveTextContent('{}');
  });
});
