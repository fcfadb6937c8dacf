/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { early } from '@/actionLog/browser/early';
import { AppFrame } from '@/app/AppFrame';
import { paths } from '@/domain/paths';
import { SCREENS } from '@/domain/screens';
import { renderScreen } from '../support/renderScreen';

/** The whole frame around a screen, once its end is there. */
const frameAt = (path: string) => {
  renderScreen(<AppFrame>The screen</AppFrame>, { path });
  return screen.findByRole('contentinfo');
};
// jsdom has no entries; the page's head asks for the first address.

const floating = () => screen.queryByRole('complementary', { name: 'Chat' });

it.each(['/', paths.home, '/home/'])('%s has the floating chat button [HOME-11]', async (path) => {
  await frameAt(path);
  expect(floating()).toBeInTheDocument();
});

it('has it on no other screen: there the chat is in the footer [HOME-11, SHELL-7]', async () => {
  for (const { path } of Object.values(SCREENS).filter((each) => each !== SCREENS.home)) {
    const footer = await frameAt(path);
    expect(floating()).not.toBeInTheDocument();
    expect(within(footer).getByRole('link', { name: 'Chat with us (new tab)' })).toBeInTheDocument();
    cleanup();
  }
});

it('leads to the report of a problem, over the very screen that has it [STORE-8, ERR-6]', async () => {
  const open = jest.fn();
  const real = early.load;
  early.load = async () => open;
  const footer = await frameAt(paths.terms);
  await userEvent.click(within(footer).getByRole('button', { name: 'Report a problem' }));
  await waitFor(() => expect(open).toHaveBeenCalledTimes(1));
  expect(screen.getByText('The screen')).toBeVisible();
  early.load = real;
});
