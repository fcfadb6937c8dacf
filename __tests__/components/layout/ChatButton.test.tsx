/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { screen } from '@testing-library/react';
import { ChatButton } from '@/components/layout/ChatButton';
import { renderScreen } from '../../support/renderScreen';

describe('ChatButton', () => {
  it('opens a chat with a prefilled text in a new tab [HOME-11, FMT-4, FMT-7]', () => {
    renderScreen(<ChatButton text="Hi & hello" />);
    const link = screen.getByRole('link', { name: 'Chat with us (new tab)' });
    expect(link).toHaveAttribute('href', 'https://wa.me/919000000000?text=Hi%20%26%20hello');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
  });

  it('has a text of its own when none is given [FMT-7]', () => {
    renderScreen(<ChatButton />);
    expect(screen.getByRole('link')).toHaveAttribute('href', expect.stringMatching(/text=Hi%20Gruham/));
  });
});
