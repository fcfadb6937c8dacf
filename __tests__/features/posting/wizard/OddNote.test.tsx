/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { screen, waitFor } from '@testing-library/react';
import { button, readyToPost, showWizard, step } from '../../../support/postingWizard';

const box = (name: string) => screen.getByRole('textbox', { name });
const CALL = 'Call 98480 12345';

it('marks a phone number or an address in a text at once, says what it comes to before it is posted, and posts it all the same [WIZ-18, API-18]', async () => {
  const shown = await showWizard();
  const { user } = shown;
  await readyToPost(shown);
  expect(screen.queryByText(/until we have looked at this/)).toBeNull();
  await user.click(step(/Property Details/));
  await user.type(box('Describe the property'), 'or a.b@example.com');
  await waitFor(() => expect(box('Describe the property')).toHaveAccessibleDescription(/remove the e-mail address/));
  await user.clear(box('Describe the property'));
  await user.type(box('Describe the property'), CALL);
  expect(box('Describe the property')).toHaveAccessibleDescription(/Please remove the phone number/);
  expect(step(/Property Details/)).toHaveAccessibleName(/Needs attention/);
  await user.type(box('Floor number'), '12 of 5');
  // What cannot be read is left out: nobody has to look at it.
  await user.type(box('Age of the property'), 'new');

  await user.click(step(/Price Details/));
  expect(screen.getByText(/Buyers will not see this listing until we have looked at this/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Age of the property' })).toBeNull();
  await user.click(button('Floor number'));
  await waitFor(() => expect(box('Floor number')).toHaveFocus());
  await user.clear(box('Floor number'));
  await user.click(step(/Price Details/));
  await user.click(button('Describe the property'));
  await waitFor(() => expect(box('Describe the property')).toHaveFocus());

  await user.click(step(/Price Details/));
  await user.click(button('Post Property'));
  await waitFor(() => expect(shown.posted()).toEqual([expect.objectContaining({ about: CALL })]));
});
