/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { screen, waitFor, within } from '@testing-library/react';
import { AppFrame } from '@/app/AppFrame';
import { renderScreen, type RenderOptions } from '../support/renderScreen';

const CURRENT = 'GET users/current';
const asha = { _id: 'u1', username: 'Asha', role: { roleCode: 'agt' } };
const pictureIn = (element: HTMLElement) =>
  within(element).queryByRole('presentation', { hidden: true })?.getAttribute('src') ?? null;

// jsdom has no entries; the page's head asks for the first address.

describe('the user menu', () => {
  const frame = (options: RenderOptions) => renderScreen(<AppFrame>The screen</AppFrame>, { token: 't', ...options });

  it("shows the person's picture as soon as the server tells it, in the panel of narrow windows too [SHELL-3, API-12]", async () => {
    const { user } = frame({ server: { [CURRENT]: [{ ...asha, profilePic: 'https://pictures.example/asha.jpg' }] } });
    const button = await screen.findByRole('button', { name: /Asha/ });
    await waitFor(() => expect(pictureIn(button)).toBe('https://pictures.example/asha.jpg'));
    await user.click(screen.getByRole('button', { name: 'Menu' }));
    expect(pictureIn(await screen.findByRole('dialog', { name: 'Menu' }))).toBe('https://pictures.example/asha.jpg');
  });

  it('counts the new enquiries that the server tells an agent of, and nobody else [SHELL-3, API-12]', async () => {
    const { unmount } = frame({ server: { [CURRENT]: [{ ...asha, newEnquiries: 2 }] } });
    expect(await screen.findByRole('button', { name: /Asha.*2 new enquiries/ })).toBeVisible();
    unmount();
    frame({ server: { [CURRENT]: [{ ...asha, role: { roleCode: 'usr' }, newEnquiries: 2 }] } });
    expect(await screen.findByRole('button', { name: /Asha$/ })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Menu' })).toBeVisible();
  });

  it('shows initials without one [SHELL-3]', async () => {
    const { calls } = frame({ server: { [CURRENT]: [asha] } });
    const button = await screen.findByRole('button', { name: /Asha/ });
    await waitFor(() => expect(calls).toContain(CURRENT));
    expect(pictureIn(button)).toBeNull();
    expect(button).toHaveTextContent('AAsha');
  });
});
