/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { LinkButton } from '@/components/ui/LinkButton';
import { buttonClass } from '@/components/ui/buttonClass';

describe('LinkButton', () => {
  it('is a link that looks like a button', () => {
    render(
      <MemoryRouter>
        <LinkButton to="/properties" variant="gold" className="w-full">
          All homes
        </LinkButton>
      </MemoryRouter>,
    );
    const link = screen.getByRole('link', { name: 'All homes' });
    expect(link).toHaveAttribute('href', '/properties');
    expect(link).toHaveClass(buttonClass('gold', 'md', 'w-full'));
  });
});
