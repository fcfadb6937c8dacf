/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form } from 'react-final-form';
import { TextAreaField } from '@/components/fields/TextAreaField';

describe('TextAreaField', () => {
  it('takes several lines and shows its error after touch', async () => {
    render(
      <Form
        onSubmit={() => undefined}
        render={() => <TextAreaField name="about" label="About" validate={() => 'A little more, please'} />}
      />,
    );
    const box = screen.getByRole('textbox', { name: 'About' });
    await userEvent.type(box, 'Two{enter}rooms');
    expect(box).toHaveValue('Two\nrooms');
    expect(box).toBeValid();
    await userEvent.tab();
    expect(box).toHaveAccessibleDescription('A little more, please');
  });
});
