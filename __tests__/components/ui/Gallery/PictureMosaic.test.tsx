/** @jest-environment ./__tests__/support/domEnvironment.ts */
import '../../../support/browserGaps';
import '../../../support/dialog';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PictureMosaic } from '@/components/ui/Gallery/PictureMosaic';

const picture = (name: string) => `/uploads/${name}-1280x960.jpg`;
const groups = [
  { key: 'propertyMainImage', label: 'Main Image', urls: [picture('a'), picture('b')] },
  { key: 'kitchen', label: 'Kitchen', urls: [picture('c')] },
  { key: 'others', label: 'Others', urls: ['d', 'e', 'f', 'g'].map(picture) },
];

it('shows five pictures on wide screens and how many more there are, which opens all [PDET-1, JDET-1]', async () => {
  render(<PictureMosaic name="Seshadri Towers" groups={groups} />);
  await userEvent.click(screen.getByRole('button', { name: '2 more' }));
  expect(await screen.findByText('Picture 1 of 7, Main Image')).toBeVisible();
  expect(screen.getByRole('dialog', { name: 'Seshadri Towers' })).toBeVisible();
});

it('opens the picture that was pressed and gives the focus back to it [PDET-1, PDET-12]', async () => {
  const user = userEvent.setup();
  render(<PictureMosaic name="Seshadri Towers" groups={groups} />);
  const pressed = screen.getAllByRole('button', { name: 'Open picture 3 of 7: Kitchen' })[0];
  if (pressed) await user.click(pressed);
  expect(await screen.findByRole('img', { name: 'Kitchen' })).toHaveAttribute('src', picture('c'));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(pressed).toHaveFocus();
});

it('shows the drawing, and nothing to open, without pictures', () => {
  const { container } = render(<PictureMosaic name="Seshadri Towers" groups={[]} badge="New" />);
  expect(container.querySelector('img')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText('New')).toBeVisible();
});
