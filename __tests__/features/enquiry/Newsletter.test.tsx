/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { screen } from '@testing-library/react';
import { Newsletter } from '@/features/enquiry/Newsletter';
import { renderScreen } from '../../support/renderScreen';

const CALL = 'POST enquiries';
const show = (answer: unknown) => renderScreen(<Newsletter />, { server: { [CALL]: answer } });

describe('the newsletter box', () => {
  it('sends an e-mail address as an enquiry [SHELL-7]', async () => {
    const { user, server } = show({ message: 'Thank you. We’ll e-mail you a link. Open it to confirm.' });
    await user.type(screen.getByLabelText(/e-mail address/), 'asha@mail.in{Enter}');
    expect(await screen.findByText(/Open it to confirm/)).toBeVisible();
    expect(screen.getByRole('status')).toHaveFocus();
    expect(server.sent[0]?.body).toEqual({ kind: 'newsletter', email: 'asha@mail.in' });
  });

  it('takes an e-mail address only [SHELL-7]', async () => {
    const { user, calls } = show({ message: 'x' });
    await user.type(screen.getByLabelText(/e-mail address/), 'asha@mail');
    await user.click(screen.getByRole('button', { name: 'Subscribe' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Please enter a valid email address');
    expect(screen.getByLabelText(/e-mail address/)).toHaveFocus();
    expect(calls).toEqual([]);
  });

  it('claims nothing that a server did not answer [API-29]', async () => {
    const { user } = show({ status: 404, body: {} });
    await user.type(screen.getByLabelText(/e-mail address/), 'asha@mail.in{Enter}');
    expect(await screen.findByText(/could not be sent/)).toBeVisible();
    expect(screen.getByLabelText(/e-mail address/)).toHaveValue('asha@mail.in');
  });
});
