/** @jest-environment ./__tests__/support/domEnvironment.ts */
import '../../../support/browserGaps';
import '../../../support/dialog';
import { render, screen, waitFor, within } from '@testing-library/react';
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
  const gallery = within(screen.getByRole('dialog', { name: 'Seshadri Towers' }));
  expect(gallery.getByText('Main Image · 1 / 7')).toBeVisible();
});

it('opens the picture that was pressed, steps by arrow keys, goes to a category and closes [PDET-1, PDET-12]', async () => {
  const user = userEvent.setup();
  render(<PictureMosaic name="Seshadri Towers" groups={groups} />);
  const pressed = screen.getAllByRole('button', { name: 'Open picture 3 of 7: Kitchen' })[0];
  if (pressed) await user.click(pressed);
  const gallery = within(screen.getByRole('dialog'));
  expect(gallery.getByRole('img', { name: 'Seshadri Towers: Kitchen' })).toHaveAttribute('src', picture('c'));
  await user.keyboard('{ArrowRight}');
  expect(gallery.getByText('Others · 4 / 7')).toBeVisible();
  await user.click(gallery.getByRole('button', { name: 'Main Image (2)' }));
  await user.keyboard('{ArrowLeft}');
  expect(gallery.getByText('Others · 7 / 7')).toBeVisible();
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
