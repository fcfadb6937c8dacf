/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { screen, waitFor } from '@testing-library/react';
import { button, price, readyToPost, showWizard } from '../../../support/postingWizard';

const question = () => screen.queryByText('Buyers will not see this listing without a price.');

async function withoutPrice() {
  const shown = await showWizard();
  await readyToPost(shown);
  await shown.user.clear(price());
  expect(question()).toBeNull();
  await shown.user.click(button('Post Property'));
  expect(question()).toBeVisible();
  return shown;
}

describe('a listing without a price', () => {
  it('is asked about before it is posted, and leads to the price [WIZ-14, WIZ-18]', async () => {
    const { user, posted } = await withoutPrice();
    expect(posted()).toEqual([]);
    await user.click(button('Add the price'));
    await waitFor(() => expect(price()).toHaveFocus());
    expect(question()).toBeNull();
    await user.keyboard('4');
    expect(posted()).toEqual([]);
    await user.click(button('Post Property'));
    await waitFor(() => expect(posted()).toEqual([expect.objectContaining({ expectedPrice: 4 })]));
  });

  it('is posted all the same where its seller wants that [WIZ-18]', async () => {
    const { user, posted } = await withoutPrice();
    await user.click(button('Post all the same'));
    await waitFor(() => expect(posted()).toHaveLength(1));
    expect(posted()).toEqual([expect.not.objectContaining({ expectedPrice: expect.anything() as unknown })]);
  });

  it('is not posted by a price that is typed while it is asked about [WIZ-18]', async () => {
    const { user, posted } = await withoutPrice();
    await user.type(price(), '45 lakh');
    expect(question()).toBeNull();
    expect(posted()).toEqual([]);
    await user.click(button('Post Property'));
    await waitFor(() => expect(posted()).toHaveLength(1));
  });
});
