/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { fireEvent, render, screen } from '@testing-library/react';
import { Picture } from '@/components/ui/Picture';
import { pictureUrl } from '@/domain/pictures';

const own = pictureUrl('villa-1', 1600, 1200);

describe('Picture', () => {
  it('offers the stored WebP widths of an own picture, late and without blocking', () => {
    const { container } = render(<Picture src={own} alt="Villa" sizes="50vw" />);
    const source = container.querySelector('source');
    expect(source).toHaveAttribute('type', 'image/webp');
    expect(source).toHaveAttribute('srcset', expect.stringContaining('320w'));
    expect(source).toHaveAttribute('sizes', '50vw');
    const image = screen.getByRole('img', { name: 'Villa' });
    expect(image).toHaveAttribute('src', own);
    expect(image).toHaveAttribute('width', '1600');
    expect(image).toHaveAttribute('loading', 'lazy');
    expect(image).toHaveAttribute('decoding', 'async');
  });

  it('asks at once for an eager one', () => {
    render(<Picture src={own} alt="Villa" sizes="100vw" eager />);
    expect(screen.getByRole('img', { name: 'Villa' })).toHaveAttribute('loading', 'eager');
    expect(screen.getByRole('img', { name: 'Villa' })).toHaveAttribute('fetchpriority', 'high');
  });

  it('shows a foreign picture as it is', () => {
    const { container } = render(<Picture src="https://example.com/a.jpg" alt="Plot" sizes="50vw" />);
    expect(container.querySelector('source')).toBeNull();
    expect(screen.getByRole('img', { name: 'Plot' })).toHaveAttribute('src', 'https://example.com/a.jpg');
  });

  it('draws the hills under the same name when it is broken or missing, and tries a new address again', () => {
    const { rerender } = render(<Picture src={own} alt="Villa" sizes="50vw" />);
    fireEvent.error(screen.getByRole('img', { name: 'Villa' }));
    expect(screen.getByRole('img', { name: 'Villa' }).tagName).toBe('SPAN');
    rerender(<Picture src="https://example.com/b.jpg" alt="Villa" sizes="50vw" />);
    expect(screen.getByRole('img', { name: 'Villa' }).tagName).toBe('IMG');
    rerender(<Picture src={null} alt="Villa" sizes="50vw" />);
    expect(screen.getByRole('img', { name: 'Villa' }).tagName).toBe('SPAN');
  });

  it('draws the hills for a picture of a page from the server that failed before the app was there', () => {
    jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
    render(<Picture src={own} alt="Villa" sizes="50vw" />);
    expect(screen.getByRole('img', { name: 'Villa' }).tagName).toBe('SPAN');
    jest.restoreAllMocks();
  });
});
