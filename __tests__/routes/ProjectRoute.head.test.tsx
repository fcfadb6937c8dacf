/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { screen, waitFor, within } from '@testing-library/react';
import { section, show, title, towers } from '../support/projectRoute';

describe('head', () => {
  it('says of a RERA number what the register says [JDET-1]', async () => {
    show({ ...towers, reraId: 'P10150050061', reraFound: true, reraSeenAt: '2026-11-03T06:00:00.000Z' });
    await title();
    expect(screen.getByText('RERA ID').parentElement).toHaveTextContent('P10150050061');
    expect(screen.getByText('In the RERA register of 3 November 2026')).toBeVisible();
  });

  it('shows title, place, price range, price per sq.ft., configurations, possession and area [JDET-1]', async () => {
    show(towers);
    await title();
    expect(screen.getByText('Korlagunta, Tirupati · by Seshadri Constructions')).toBeVisible();
    expect(screen.getAllByText('₹45.00 L – ₹92.00 L')[0]).toBeVisible();
    expect(screen.getByText('₹4,800 / sq ft')).toBeVisible();
    expect(screen.getByText('Super built-up area').parentElement).toHaveTextContent('1,100 – 1,900 sq ft');
    expect(screen.getAllByText('2, 3 BHK')[0]).toBeVisible();
    expect(screen.getAllByText('Under construction')[0]).toBeVisible();
    expect(document.title).toContain('Seshadri Towers');
  });

  it('says when an unfinished one is handed over [JDET-1]', async () => {
    show({ ...towers, possessionDate: '2028-03' });
    await title();
    expect(screen.getByText('Possession status').parentElement).toHaveTextContent('Under construction, Mar 2028');
  });

  it('says in which lists it stands [JDET-1]', async () => {
    show(towers);
    await title();
    const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getAllByRole('link');
    expect(crumbs.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Home', '/home'],
      ['Projects', '/projects'],
      ['Tirupati', '/projects?city=Tirupati'],
      ['Korlagunta', '/projects?city=Tirupati&locality=Korlagunta'],
    ]);
  });

  it('says areas and the price per area in the chosen unit, beside the price per sq ft [JDET-1, FMT-1]', async () => {
    const { user } = show(towers);
    await title();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Area in' }), 'sq yd');
    expect(screen.getByText('Super built-up area').parentElement).toHaveTextContent('122 – 211 sq yd');
    expect(screen.getByText('₹4,800 / sq ft · ₹43,200 / sq yd')).toBeVisible();
  });

  it('has a carousel of all pictures and opens them full-screen by category [JDET-1]', async () => {
    const { user } = show(towers);
    await title();
    const carousel = screen.getByRole('group', { name: 'Pictures of Seshadri Towers' });
    expect(within(carousel).getAllByRole('group')).toHaveLength(7);
    await user.click(screen.getByRole('button', { name: '2 more' }));
    const gallery = within(screen.getByRole('dialog', { name: 'Seshadri Towers' }));
    await user.click(await gallery.findByRole('button', { name: 'Kitchen (1)' }));
    expect(gallery.getByRole('img', { name: 'Kitchen' })).toHaveAttribute('src', '/uploads/kitchen-1-1280x960.jpg');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('links the brochure for download [JDET-1]', async () => {
    show(towers);
    await title();
    const link = screen.getByRole('link', { name: 'Download brochure' });
    expect(link).toHaveAttribute('href', '/uploads/seshadri.pdf');
    expect(link).toHaveAttribute('download');
  });

  it('opens a brochure on Google Drive in a new tab, where there is no file to download [JDET-1]', async () => {
    show({ ...towers, projectBrochure: 'https://drive.google.com/file/d/1AbCdEfGhIjK/view' });
    await title();
    const link = screen.getByRole('link', { name: 'Download brochure' });
    expect(link).toHaveAttribute('href', 'https://drive.google.com/file/d/1AbCdEfGhIjK/preview');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).not.toHaveAttribute('download');
  });

  it('takes a brochure at the API’s own origin, wherever the API runs [JDET-6]', async () => {
    const env = jest.replaceProperty(process, 'env', {
      ...process.env,
      API_BASE_URL: 'https://api.example/api/',
    });
    try {
      const { user } = show({ ...towers, projectBrochure: 'https://api.example/uploads/own.pdf' });
      await title();
      const address = 'https://api.example/uploads/own.pdf';
      expect(screen.getByRole('link', { name: 'Download brochure' })).toHaveAttribute('href', address);
      await user.click(screen.getByRole('button', { name: 'Show the brochure' }));
      expect(screen.getByTitle('Brochure of Seshadri Towers')).toHaveAttribute('src', address);
    } finally {
      env.restore();
    }
  });

  it('embeds the video when asked, from a host without cookies [JDET-1]', async () => {
    const { user } = show(towers);
    await title();
    expect(screen.queryByTitle('Video of Seshadri Towers')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Play the video' }));
    expect(screen.getByTitle('Video of Seshadri Towers')).toHaveAttribute(
      'src',
      'https://www.youtube-nocookie.com/embed/abcdefghijk',
    );
  });

  it('links the map and the brochure of any other https host, and frames neither [JDET-1, JDET-6, FMT-4]', async () => {
    const { container } = show({
      ...towers,
      locationMap: 'https://maps.app.goo.gl/abc',
      projectBrochure: 'https://cdn.example/b.pdf',
    });
    await title();
    const links = [
      [screen.getByRole('link', { name: 'Download brochure' }), 'https://cdn.example/b.pdf'],
      [section('Brochure').getByRole('link', { name: 'Open the brochure' }), 'https://cdn.example/b.pdf'],
      [section('Locality').getByRole('link', { name: 'Open the map' }), 'https://maps.app.goo.gl/abc'],
    ] as const;
    for (const [link, href] of links) {
      expect(link).toHaveAttribute('href', href);
      expect(link).toHaveAttribute('target', '_blank');
      expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc');
      expect(link).not.toHaveAttribute('download');
    }
    expect(section('Locality').getByText('This opens maps.app.goo.gl in a new tab.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Show the/ })).toBeNull();
    expect(container.querySelector('iframe, object, embed')).toBeNull();
  });

  it('neither frames nor links what is not https, and says so; videos only of known hosts [JDET-1, JDET-6, FMT-4]', async () => {
    const { container } = show({
      ...towers,
      video: 'https://evil.example/v',
      locationMap: 'http://evil.example/map',
      projectBrochure: 'http://evil.example/b.pdf',
    });
    await title();
    expect(screen.queryByRole('button', { name: 'Play the video' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Download brochure' })).toBeNull();
    expect(screen.getByText('This video is at an address we do not show here.')).toBeVisible();
    expect(section('Brochure').getByText('The brochure is at an address we do not show here.')).toBeVisible();
    expect(screen.queryByText('No Brochure')).toBeNull();
    expect(container.querySelector('a[href*="evil.example"], img[src*="evil.example"]')).toBeNull();
    expect(section('Locality').getByText('This map comes from an address we do not show here.')).toBeVisible();
    expect(container.querySelector('iframe, object, embed')).toBeNull();
  });
});
