/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { render, screen } from '@testing-library/react';
import { Icon } from '@/components/ui/Icon';

describe('Icon', () => {
  it('is hidden unless it has a label', () => {
    render(
      <>
        <Icon name="heart" />
        <Icon name="phone" label="Call" />
      </>,
    );
    expect(screen.getAllByRole('img').map((icon) => icon.getAttribute('aria-label'))).toEqual(['Call']);
  });
});
