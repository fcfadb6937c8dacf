/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form } from 'react-final-form';
import { CheckboxField } from '@/components/fields/CheckboxField';
import { SelectField } from '@/components/fields/SelectField';
import { TextField } from '@/components/fields/TextField';
import { required } from '@/components/fields/validators';
import { settle } from '../../support/settle';

function show() {
  render(
    <Form onSubmit={() => undefined}>
      {() => (
        <form>
          <TextField name="name" label="Name" validate={required('Name is required')} />
          <SelectField name="city" label="City" options={['Tirupati']} />
          <CheckboxField name="terms" label="I agree" validate={required('Please agree')} />
          <button type="button">Save</button>
        </form>
      )}
    </Form>,
  );
  const user = userEvent.setup();
  const save = screen.getByRole('button', { name: 'Save' });
  const fault = () => screen.queryByText('Name is required');
  /** Puts the mouse or the finger down on something, which takes the focus there, and leaves it there. */
  const pressDown = async (on: HTMLElement) => {
    await user.click(screen.getByLabelText('Name'));
    await user.pointer({ keys: '[MouseLeft>]', target: on });
  };
  const end = async (type: string, init = {}) => {
    fireEvent(document.body, new MouseEvent(type, { bubbles: true, ...init }));
    await act(() => settle(5));
  };
  return { user, save, fault, pressDown, end };
}

it('shows what a press has brought when the press is over, not while it is held [PROF-6]', async () => {
  const { user, save, fault, pressDown } = show();
  await pressDown(save);
  expect(screen.getByLabelText('Name')).not.toHaveFocus();
  expect(screen.getByLabelText('Name')).toBeInvalid();
  expect(fault()).toBeNull();
  await user.pointer({ keys: '[/MouseLeft]' });
  await act(() => settle(5));
  expect(fault()).toBeVisible();
  expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Name is required');
});

it('does so for every kind of field, and keeps what goes away, too [PROF-6]', async () => {
  const { user, save } = show();
  const box = screen.getByLabelText('I agree');
  act(() => box.focus());
  await user.pointer({ keys: '[MouseLeft>]', target: save });
  expect(screen.queryByText('Please agree')).toBeNull();
  await user.pointer({ keys: '[/MouseLeft]' });
  expect(await screen.findByText('Please agree')).toBeVisible();
  await user.pointer({ keys: '[MouseLeft>]', target: save });
  fireEvent.click(box);
  expect(box).not.toBeInvalid();
  expect(screen.getByText('Please agree')).toBeVisible();
  await user.pointer({ keys: '[/MouseLeft]' });
  await act(() => settle(5));
  expect(screen.queryByText('Please agree')).toBeNull();
});

it('shows at once what the keyboard brings [PROF-6]', async () => {
  const { user, fault } = show();
  await user.click(screen.getByLabelText('Name'));
  await user.tab();
  expect(fault()).toBeVisible();
});

it('shows at once what a press on a list brings, whose end may never be told [PROF-6]', async () => {
  const { fault, pressDown } = show();
  await pressDown(screen.getByLabelText('City'));
  expect(fault()).toBeVisible();
});

it.each([
  ['a drag that ends', 'dragend', {}],
  ['a menu that opens', 'contextmenu', {}],
  ['a mouse that moves with no button down', 'mousemove', { buttons: 0 }],
  ['a key', 'keydown', {}],
])('takes %s for the end of a press [PROF-6]', async (_what, type, init) => {
  const { save, fault, pressDown, end } = show();
  await pressDown(save);
  await end('mousemove', { buttons: 1 });
  expect(fault()).toBeNull();
  await end(type, init);
  expect(fault()).toBeVisible();
});
