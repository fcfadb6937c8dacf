/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { render, screen } from '@testing-library/react';
import { EmptyState } from '@/components/ui/EmptyState';

describe('EmptyState', () => {
  it('says why and what next', () => {
    render(
      <EmptyState title="No homes found" text="Try fewer filters." action={<a href="/properties">All homes</a>} />,
    );
    expect(screen.getByRole('heading', { name: 'No homes found' })).toBeInTheDocument();
    expect(screen.getByText('Try fewer filters.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'All homes' })).toBeInTheDocument();
  });
});
