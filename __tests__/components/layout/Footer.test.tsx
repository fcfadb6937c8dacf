/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { screen, within } from '@testing-library/react';
import { Footer } from '@/components/layout/Footer';
import { paths } from '@/domain/paths';
import { findScreen } from '@/domain/findScreen';
import { SITE } from '@/domain/site';
import ContactRoute from '@/routes/ContactRoute';
import { renderScreen } from '../../support/renderScreen';

const demoMark = Object.assign(document.createElement('meta'), { name: 'demo' });
const width = window.innerWidth;
afterEach(() => {
  demoMark.remove();
  window.innerWidth = width;
});

/** Links to other hosts than the chat's, with the marketplace's own number, and mail to a domain that somebody may own. */
const foreign = () =>
  screen
    .getAllByRole<HTMLAnchorElement>('link')
    .map(({ href }) => new URL(href))
    .filter(({ protocol, host, pathname }) => {
      if (protocol === 'mailto:') return !pathname.endsWith('.example');
      if (host === 'wa.me') return pathname !== `/91${SITE.chatPhone}`;
      return protocol.startsWith('http') && host !== window.location.host;
    });

describe('Footer', () => {
  it('leads to every place of the specification, each a screen of the product [SHELL-7]', () => {
    renderScreen(<Footer />);
    const links = within(screen.getByRole('navigation', { name: 'Footer' })).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(
      expect.arrayContaining([
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
      ]),
    );
    for (const link of links) expect(findScreen(link.getAttribute('href') ?? 'none/of/them')).not.toBeNull();
    expect(screen.getByRole('link', { name: 'News' })).toHaveAttribute('href', '/news');
  });

  it('is folded on phones, with every link behind its heading [SHELL-7]', () => {
    window.innerWidth = 360;
    renderScreen(<Footer />);
    const groups = [...document.querySelectorAll('details')];
    expect(groups.map((group) => group.querySelector('summary')?.textContent)).toEqual([
      'Contact and help',
      'Explore',
      'News and services',
      'Company',
    ]);
    expect(screen.getByText('Sitemap')).not.toBeVisible();
    for (const group of groups) group.open = true;
    expect(screen.getByRole('link', { name: 'Sitemap' })).toBeVisible();
    expect(screen.getByRole('link', { name: '+91 90000 00000' })).toBeVisible();
  });

  it('has the address, a phone that calls, a chat that opens and a help e-mail [SHELL-7, HOME-11]', () => {
    renderScreen(<Footer />);
    expect(screen.getByText('Tirupati 517501')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '+91 90000 00000' })).toHaveAttribute('href', 'tel:+919000000000');
    expect(screen.getByRole('link', { name: 'Chat with us (new tab)' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/wa\.me\/919000000000\?text=Hi/),
    );
    expect(screen.getByRole('link', { name: /^help@/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:help@/),
    );
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

  it('shows the icons of the accounts that there are, and no other [SHELL-7]', () => {
    renderScreen(<Footer accounts={{ youtube: 'https://youtube.com/@sold', x: 'https://x.com/sold' }} />);
    const icons = screen.getAllByRole('link', { name: /^Gruham on / });
    expect(icons.map((icon) => [icon.getAttribute('aria-label'), icon.getAttribute('href')])).toEqual([
      ['Gruham on YouTube (new tab)', 'https://youtube.com/@sold'],
      ['Gruham on X (new tab)', 'https://x.com/sold'],
    ]);
    for (const icon of icons) expect(icon).toHaveAttribute('rel', expect.stringContaining('noopener'));
  });

  it("leads to nobody's account that is not the marketplace's own [SHELL-7]", () => {
    renderScreen(<Footer />);
    expect(screen.queryByRole('heading', { name: /^Follow/ })).not.toBeInTheDocument();
    expect(foreign()).toEqual([]);
  });

  it('has all four icons in the demo, which say whose they are and lead to where the contact page says it [SHELL-7]', () => {
    document.head.append(demoMark);
    renderScreen(
      <>
        <ContactRoute />
        <Footer />
      </>,
      { path: paths.demoContacts },
    );
    const icons = screen.getAllByRole('link', { name: /^Gruham on / });
    expect(icons.map((icon) => icon.getAttribute('aria-label'))).toEqual([
      'Gruham on Facebook (demo account)',
      'Gruham on Instagram (demo account)',
      'Gruham on YouTube (demo account)',
      'Gruham on X (demo account)',
    ]);
    const note = screen.getByRole('region', { name: 'This is a demo' });
    for (const icon of icons) expect(icon).toHaveAttribute('href', `/contact#${note.id}`);
    expect(note).toHaveTextContent(/no accounts on Facebook, Instagram, YouTube or X/);
    expect(note).toHaveFocus();
    expect(foreign()).toEqual([]);
  });
});
