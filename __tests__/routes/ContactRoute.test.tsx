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
});
