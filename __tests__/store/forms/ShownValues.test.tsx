/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { act, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { gate } from '@/actionLog/browser/gate';
import { stillEffects } from '@/app/replay/stillEffects';
import { TextField } from '@/components/fields/TextField';
import { EnquiryForm } from '@/features/enquiry/EnquiryForm';
import { createStore } from '@/store/createStore';
import { renderScreen } from '../../support/renderScreen';
import { settle } from '../../support/settle';

const FORM = (
  <EnquiryForm name="Call me" action="Send" initial={{ name: 'Asha' }} onSubmit={async () => undefined}>
    <TextField name="name" label="Name" />
    <TextField name="phone" label="Phone" />
  </EnquiryForm>
);
const boxes = () => ['Name', 'Phone'].map((label) => screen.getByLabelText<HTMLInputElement>(label).value);

it('tells what is typed in a form once somebody typed, and no more when it is closed [STORE-8]', async () => {
  const { store, user, unmount } = renderScreen(FORM);
  await settle(350);
  expect(store.getState().forms).toEqual({});
  await user.type(screen.getByLabelText('Phone'), '98');
  await waitFor(() =>
    expect(store.getState().forms['Call me']).toMatchObject({
      endpointName: 'sendEnquiry',
      originalArgs: { name: 'Asha', phone: '98' },
    }),
  );
  unmount();
  expect(store.getState().forms).toEqual({});
});

it('puts what a log tells into the form, and takes it out again [STORE-8]', () => {
  const first = createStore({ effects: stillEffects() }).getState();
  const { enhancer, show } = gate(first);
  const store = createStore({ effects: stillEffects(), innermost: enhancer });
  render(<Provider store={store}>{FORM}</Provider>);
  expect(boxes()).toEqual(['Asha', '']);
  const typed = { form: 'Call me', endpointName: 'sendEnquiry', originalArgs: { name: 'A', phone: '98' }, step: 1 };
  act(() => show({ ...first, forms: { 'Call me': typed } }));
  expect(boxes()).toEqual(['A', '98']);
  act(() => show(first));
  expect(boxes()).toEqual(['Asha', '']);
});
