/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { screen } from '@testing-library/react';
import { SITE } from '@/domain/site';
import ContactRoute from '@/routes/ContactRoute';
import { renderScreen } from '../support/renderScreen';

describe('contact', () => {
  it('shows address, phone, e-mail, chat and help hours, each leading somewhere [SHELL-7] [FMT-7]', () => {
    renderScreen(<ContactRoute />, { path: '/contact' });
    expect(screen.getByRole('link', { name: '+91 90000 00000' })).toHaveAttribute('href', 'tel:+919000000000');
    expect(screen.getByRole('link', { name: SITE.email })).toHaveAttribute('href', `mailto:${SITE.email}`);
    expect(screen.getByRole('link', { name: /Open a chat/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/wa\.me\/919000000000\?text=./),
    );
    for (const line of SITE.address) expect(screen.getByText(line)).toBeVisible();
    expect(screen.getByText(/9 am to 7 pm/)).toBeVisible();
  });

  it('begins with the form, and says what of it may be left out [SHELL-7]', () => {
    renderScreen(<ContactRoute />, { path: '/contact' });
    const call = screen.getByRole('link', { name: '+91 90000 00000' });
    const send = screen.getByRole('button', { name: 'Send' });
    expect(send.compareDocumentPosition(call)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.getByLabelText('Your name')).toHaveAccessibleDescription('Optional.');
    for (const needed of ['Phone', 'Your message']) expect(screen.getByLabelText(needed)).toBeRequired();
  });

  it('takes a message with a number to answer on, and keeps what was typed where it cannot be sent [SHELL-7]', async () => {
    let isUp = false;
    const { user, server } = renderScreen(<ContactRoute />, {
      path: '/contact',
      server: {
        'POST enquiries': () =>
          isUp ? { message: 'We have it.' } : { status: 429, body: { errors: { message: 'Too many requests' } } },
      },
    });
    const send = () => user.click(screen.getByRole('button', { name: 'Send' }));
    await send();
    expect(screen.getByText('Please write your message')).toBeVisible();
    expect(server.sent).toEqual([]);
    await user.type(screen.getByLabelText('Your name'), 'Anand');
    await user.type(screen.getByLabelText('Phone'), '98480 22338');
    await user.type(screen.getByLabelText('Your message'), 'May I rent a stall?');
    await user.click(screen.getByRole('checkbox', { name: /you may call me/ }));
    await send();
    expect(await screen.findByText(/Too many/)).toBeVisible();
    expect(screen.getByLabelText('Your message')).toHaveValue('May I rent a stall?');
    const brought = jest.spyOn(HTMLElement.prototype, 'scrollIntoView');
    isUp = true;
    await send();
    expect(await screen.findByText('We have it.')).toHaveFocus();
    // What was sent, and from which number, stands in the card, whose top is in sight.
    const card = screen.getByRole('region', { name: 'Write to us' });
    expect(card).toHaveTextContent('You wrote, from +91 98480 22338:May I rent a stall?');
    expect(brought.mock.contexts).toContain(card);
    const about = { kind: 'lead', name: 'Anand', phone: '9848022338', consent: true };
    expect(server.sent.at(-1)?.body).toEqual({ ...about, message: 'May I rent a stall?' });
    await user.click(screen.getByRole('button', { name: 'Write another' }));
    expect(screen.getByLabelText('Phone')).toHaveValue('9848022338');
    expect(screen.getByLabelText('Your message')).toHaveValue('');
  });

  it('knows name and number of who is logged in [SHELL-7]', () => {
    renderScreen(<ContactRoute />, { path: '/contact', token: 't', user: { username: 'Ravi', phone: '9123456780' } });
    expect(screen.getByLabelText('Your name')).toHaveValue('Ravi');
    expect(screen.getByLabelText('Phone')).toHaveValue('9123456780');
  });
});
