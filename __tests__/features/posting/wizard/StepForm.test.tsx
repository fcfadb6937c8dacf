/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { screen, waitFor } from '@testing-library/react';
import { heading, showWizard, step } from '../../../support/postingWizard';

const loaded = jest.fn();
jest.mock('@/features/posting/wizard/PhotosStep', () => {
  loaded();
  return { __esModule: true, default: () => <p>Photos go here</p> };
});

it('has the photos’ step at hand before it is opened, so that the line may go meanwhile [WIZ-1]', async () => {
  const { user } = await showWizard();
  await waitFor(() => expect(loaded).toHaveBeenCalled());
  expect(heading()).toHaveTextContent('Basic Details, Step 1 of 4');
  await user.click(step(/Photos & Videos/));
  expect(screen.getByText('Photos go here')).toBeInTheDocument();
});
