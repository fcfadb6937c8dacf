/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { fireEvent, render, screen } from '@testing-library/react';
import { Avatar, initialsOf } from '@/components/ui/Avatar';

describe('Avatar', () => {
  it.each([
    ['Lakshmi Naidu', 'LN'],
    ['  venkata ramana  babu ', 'VB'],
    ['Asha', 'A'],
    ['', ''],
  ])('makes initials of "%s"', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });

  it('falls back to the initials when the picture is broken', () => {
    const { container } = render(<Avatar name="Lakshmi Naidu" src="https://example.com/gone.jpg" />);
    expect(screen.queryByText('LN')).not.toBeInTheDocument();
    const image = container.querySelector('img');
    if (image) fireEvent.error(image);
    expect(screen.getByText('LN')).toBeInTheDocument();
  });
});
