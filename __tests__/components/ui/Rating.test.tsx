/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { render } from '@testing-library/react';
import { Rating } from '@/components/ui/Rating';

describe('Rating', () => {
  it('reads as words, and says so when there is none', () => {
    const { container, rerender } = render(<Rating value={4.666} reviews={1} />);
    expect(container).toHaveTextContent('Rated 4.7 out of 5(1 review)');
    rerender(<Rating value={null} />);
    expect(container).toHaveTextContent('Not rated yet');
  });
});
