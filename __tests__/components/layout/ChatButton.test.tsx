/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { screen } from '@testing-library/react';
import { ChatButton } from '@/components/layout/ChatButton';
import { renderScreen } from '../../support/renderScreen';

it('opens a chat with a prefilled text in a new tab [HOME-11, FMT-4, FMT-7]', () => {
  renderScreen(<ChatButton />);
  const link = screen.getByRole('link', { name: 'Chat with us (new tab)' });
  expect(link).toHaveAttribute(
    'href',
    'https://wa.me/919000000000?text=Hi%20Gruham%2C%20I%20am%20looking%20for%20a%20property%20in%20Tirupati.',
  );
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
});
