/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { screen, waitFor } from '@testing-library/react';
import { section, show, title, towers } from '../support/projectRoute';

it('on paper a project has the name of the plan that is shown and the plan itself, and nothing to be pressed [JDET-4, JDET-8]', async () => {
  show(towers);
  await title();
  const plans = section('Floor plans');
  expect(plans.getByText('2 BHK', { selector: 'p' })).toHaveClass('hidden', 'print:flex');
  expect(plans.getByRole('button', { name: /2 BHK/ }).closest('[data-tiles]')).not.toBeNull();
  expect(screen.getByRole('button', { name: /Share/ }).closest('.print\\:hidden')).not.toBeNull();
  expect(screen.getByRole('region', { name: 'Share your details' }).closest('.print\\:hidden')).not.toBeNull();
  expect(screen.getByRole('button', { name: 'Show the brochure' }).closest('.print\\:hidden')).not.toBeNull();
});

it('on paper a project tells where its page is, in words and as a code, like a listing [JDET-4, PDET-3]', async () => {
  const { container } = show(towers);
  await title();
  const foot = () => container.querySelector('[data-print-foot]');
  await waitFor(() => expect(foot()).toHaveTextContent(`/properties-listing-one?id=${towers._id}`));
  expect(foot()?.querySelector('img')).toHaveAttribute('src', expect.stringMatching(/^data:image\/svg/));
});
