/** @jest-environment ./__tests__/support/domEnvironment.ts */
import '../../support/browserGaps';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ShareButton } from '@/components/ui/ShareButton';
import { dropWaitingToast, waitingToasts } from '@/components/ui/toast';

const url = 'http://localhost/properties-listing-one?id=p1';

async function press() {
  const user = userEvent.setup();
  render(
    <ShareButton title="Seshadri Towers" path="/properties-listing-one?id=p1" facts={['₹45 L', '', 'Tirupati']} />,
  );
  await user.click(screen.getByRole('button', { name: 'Share' }));
}
const said = () => waitingToasts().map(({ text }) => text);

afterEach(() => {
  for (const { id } of waitingToasts()) dropWaitingToast(id);
  Reflect.deleteProperty(navigator, 'share');
});

it("uses the device's share sheet where there is one [PDET-2]", async () => {
  const share = jest.fn().mockResolvedValue(undefined);
  Object.assign(navigator, { share });
  await press();
  expect(share).toHaveBeenCalledWith({ title: 'Seshadri Towers', text: 'Seshadri Towers · ₹45 L · Tirupati', url });
  expect(said()).toEqual([]);
});

it('says nothing when the sheet was closed [PDET-2]', async () => {
  Object.assign(navigator, { share: jest.fn().mockRejectedValue(new DOMException('closed', 'AbortError')) });
  await press();
  expect(said()).toEqual([]);
});

it('copies the link elsewhere and says so [PDET-2]', async () => {
  await press();
  await waitFor(() => expect(said()).toEqual(['Link copied']));
  expect(await navigator.clipboard.readText()).toBe(url);
});

it('offers to send on what was copied, and what could not be [PDET-2]', async () => {
  await press();
  const send = `Seshadri Towers · ₹45 L · Tirupati\n${url}`;
  await waitFor(() => expect(waitingToasts()).toMatchObject([{ text: 'Link copied', send }]));
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('denied'));
  await userEvent.click(screen.getByRole('button', { name: 'Share' }));
  await waitFor(() => expect(waitingToasts().at(-1)).toMatchObject({ tone: 'error', send }));
});

it('gives the link itself when it cannot be copied [PDET-2]', async () => {
  const user = userEvent.setup();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  render(<ShareButton title="Seshadri Towers" path="/properties-listing-one?id=p1" />);
  await user.click(screen.getByRole('button', { name: 'Share' }));
  await waitFor(() => expect(said()).toEqual([`The link could not be copied. It is ${url}`]));
});
