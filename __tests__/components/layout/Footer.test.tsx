/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { screen, within } from '@testing-library/react';
import { Footer } from '@/components/layout/Footer';
import { NEWS } from '@/domain/news';
import { isScreen } from '@/domain/screens';
import { renderScreen } from '../../support/renderScreen';

describe('Footer', () => {
  it('leads to every place of the specification, each a screen of the product [SHELL-7]', () => {
    renderScreen(<Footer />);
    const links = within(screen.getByRole('navigation', { name: 'Footer' })).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual([
      'Home',
      'Properties',
      'Realtor(Agent)',
      'Developer/Builder',
      'News',
      'Home Loans',
      'Others',
      'Sitemap',
      'Terms',
      'Privacy',
      'Cookies',
      'Contact',
    ]);
    for (const link of links) expect(isScreen(link.getAttribute('href') ?? 'none/of/them')).toBe(true);
    expect(screen.getByRole('link', { name: 'News' })).toHaveAttribute('href', `/news/${NEWS[0]?.slug}`);
  });

  it('has social icons, the address, a phone that calls and a help e-mail [SHELL-7]', () => {
    renderScreen(<Footer />);
    expect(screen.getByText('Tirupati 517501')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '+91 90000 00000' })).toHaveAttribute('href', 'tel:+919000000000');
    expect(screen.getByRole('link', { name: /^help@/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:help@/),
    );
    for (const name of ['Facebook', 'Instagram', 'YouTube', 'X']) {
      const link = screen.getByRole('link', { name: `Gruham on ${name} (new tab)` });
      expect(link).toHaveAttribute('href', expect.stringMatching(/^https:/));
      expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
    }
  });

  it('shows the newsletter it is given, and only the links it is given [SHELL-7]', () => {
    renderScreen(
      <Footer
        newsletter={<form aria-label="Newsletter" />}
        links={[{ title: 'Explore', links: [{ label: 'Home', to: '/home' }] }]}
      />,
    );
    expect(screen.getByRole('form', { name: 'Newsletter' })).toBeInTheDocument();
    expect(within(screen.getByRole('navigation')).getAllByRole('link')).toHaveLength(1);
  });
});
