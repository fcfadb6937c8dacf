/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { screen, within } from '@testing-library/react';
import { Header, type HeaderProps } from '@/components/layout/Header';
import { renderScreen } from '../../support/renderScreen';

function show(props: Partial<HeaderProps> = {}, path = '/home') {
  const onLogin = jest.fn();
  const onLogout = jest.fn();
  const onExportLog = jest.fn();
  const all = {
    isLoggedIn: false,
    isAgent: false,
    username: null,
    picture: null,
    newEnquiries: 0,
    current: path,
    onLogin,
    onLogout,
    onExportLog,
    ...props,
  };
  return {
    onLogin,
    onLogout,
    onExportLog,
    ...renderScreen(
      <>
        <Header {...all} />
        <main id="main">Content</main>
      </>,
      { path },
    ),
  };
}
/** What the page of development and of the demo says of itself. */
const demoMark = Object.assign(document.createElement('meta'), { name: 'demo' });
beforeEach(() => document.head.append(demoMark));
const nav = () => within(screen.getByRole('navigation', { name: 'Main' }));

describe('Header', () => {
  it('leads home, to projects, properties, realtors and builders [SHELL-1]', () => {
    show();
    const links = nav().getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Home', '/home'],
      ['Projects', '/projects'],
      ['Properties', '/properties'],
      ['Realtors', '/realestateagents'],
      ['Builders', '/buildersdevelopers'],
    ]);
  });

  it.each([
    ['/', 'Home', 'page'],
    ['/home', 'Home', 'page'],
    ['/projects/', 'Projects', 'page'],
    ['/properties-listing', 'Properties', 'true'],
    ['/properties-listing-one', 'Projects', 'true'],
    ['/agentdetails/a1', 'Realtors', 'true'],
  ])('on %s marks %s alone as current [SHELL-1]', (path, label, mark) => {
    show({}, path);
    const marked = nav()
      .getAllByRole('link')
      .filter((link) => link.hasAttribute('aria-current'));
    expect(marked.map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([[label, mark]]);
  });

  it('shows Post property to an agent alone [SHELL-2]', async () => {
    const { unmount } = show({ isLoggedIn: true, isAgent: true, username: 'Asha' });
    expect(screen.getByRole('link', { name: 'Post property' })).toHaveAttribute('href', '/postproperty');
    await screen.findByRole('button', { name: 'Asha' });
    unmount();
    show({ isLoggedIn: true, username: 'Asha' });
    await screen.findByRole('button', { name: 'Asha' });
    expect(screen.queryByRole('link', { name: 'Post property' })).not.toBeInTheDocument();
  });

  it('says to an agent how many enquiries are new, on the buttons and where they are [SHELL-3, JDET-8]', async () => {
    const { user } = show({ isLoggedIn: true, isAgent: true, username: 'Asha', newEnquiries: 3 });
    await user.click(await screen.findByRole('button', { name: 'Asha, 3 new enquiries' }));
    expect(screen.getByRole('link', { name: 'Dashboard 3 new enquiries' })).toHaveAttribute(
      'href',
      '/dashboard#enquiries',
    );
    expect(screen.getByRole('link', { name: 'Profile Settings' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Menu, 3 new enquiries' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Menu' }));
    expect(panel.getByRole('link', { name: 'Dashboard 3 new enquiries' })).toHaveAttribute(
      'href',
      '/dashboard#enquiries',
    );
  });

  it('asks for the login of a visitor, who has no user menu [SHELL-3]', async () => {
    const { user, onLogin } = show();
    expect(screen.queryByRole('link', { name: 'Dashboard' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Login' }));
    expect(onLogin).toHaveBeenCalledTimes(1);
  });

  it('holds dashboard, Profile Settings and Logout in the user menu [SHELL-3]', async () => {
    const { user, onLogout } = show({ isLoggedIn: true, username: 'Asha' });
    expect(screen.queryByRole('link', { name: 'Dashboard' })).not.toBeInTheDocument();
    const button = await screen.findByRole('button', { name: 'Asha' });
    await user.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/dashboard');
    expect(screen.getByRole('link', { name: 'Profile Settings' })).toHaveAttribute('href', '/dashboard?tab=profile');
    // A tester's tool: it stands in "Report a problem".
    expect(screen.queryByRole('link', { name: 'Replay a log' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    expect(onLogout).toHaveBeenCalledTimes(1);
    expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  it('asks for the action log from the user menu and from the panel, which close [STORE-8]', async () => {
    const { user, onExportLog } = show({ isLoggedIn: true, username: 'Asha' });
    const button = await screen.findByRole('button', { name: 'Asha' });
    await user.click(button);
    await user.click(screen.getByRole('button', { name: 'Report a problem' }));
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await user.click(screen.getByRole('button', { name: 'Menu' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Report a problem' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(onExportLog).toHaveBeenCalledTimes(2);
  });

  it('closes the user menu with Escape, giving the focus back, and with a press outside [SHELL-3]', async () => {
    const { user } = show({ isLoggedIn: true, username: 'Asha' });
    const button = await screen.findByRole('button', { name: 'Asha' });
    await user.click(button);
    await user.tab();
    expect(screen.getByRole('link', { name: 'Dashboard' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await user.click(button);
    await user.click(screen.getByText('Content'));
    expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  it('closes the user menu when the keyboard leaves it [SHELL-3]', async () => {
    const { user } = show({ isLoggedIn: true, username: 'Asha' });
    const button = await screen.findByRole('button', { name: 'Asha' });
    await user.click(button);
    await user.tab({ shift: true });
    expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  it('opens a panel with the same links on phones, and closes it where one leads on [SHELL-1, SHELL-2, SHELL-3]', async () => {
    const { user, location } = show({ isLoggedIn: true, isAgent: true, username: 'Asha' });
    await user.click(screen.getByRole('button', { name: 'Menu' }));
    const panel = within(screen.getByRole('dialog', { name: 'Menu' }));
    const names = panel.getAllByRole('link').map((link) => link.textContent);
    expect(names).toEqual([
      'Home',
      'Projects',
      'Properties',
      'Realtors',
      'Builders',
      'Post property',
      'Dashboard',
      'Profile Settings',
      // What lies at the end of each page otherwise.
      'News',
      'Home Loans',
      'Others',
      'Sitemap',
      'Compare properties',
      'Contact',
      // The page in each language, as in the footer.
      'తెలుగు',
      'हिन्दी',
      'English',
    ]);
    const language = within(panel.getByRole('navigation', { name: 'Language' }));
    expect(language.getByRole('link', { name: 'తెలుగు' })).toHaveAttribute('href', '/te/home');
    await user.click(panel.getByRole('link', { name: 'Realtors' }));
    expect(location()).toBe('/realestateagents');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('logs out and in from the panel, which closes before [SHELL-3]', async () => {
    const agent = show({ isLoggedIn: true, username: 'Asha' });
    await agent.user.click(screen.getByRole('button', { name: 'Menu' }));
    await agent.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Logout' }));
    expect(agent.onLogout).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    agent.unmount();
    const visitor = show();
    await visitor.user.click(screen.getByRole('button', { name: 'Menu' }));
    await visitor.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Login' }));
    expect(visitor.onLogin).toHaveBeenCalledTimes(1);
  });

  it('skips to the content without touching the address', async () => {
    const { user, location } = show();
    await user.tab();
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('main')).toHaveFocus();
    expect(location()).toBe('/home');
  });
});
