/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { screen, within } from '@testing-library/react';
import { flat, heading, show } from '../support/propertyRoute';

describe('tabs', () => {
  it('are Overview, Amenities and Locality [PDET-7]', async () => {
    show();
    await heading('Garuda Flat');
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Overview',
      'Amenities',
      'Locality',
    ]);
  });

  it('Overview: rows, highlights and description; what is missing says so [PDET-8, PDET-9]', async () => {
    show();
    const view = await screen.findByText('View');
    expect(view.nextSibling).toHaveTextContent(/^Not given$/);
    expect(screen.getByText('Listing Type').nextSibling).toHaveTextContent('Sell');
    const chips = screen.getByRole('heading', { name: 'Key highlights' }).parentElement;
    expect(within(chips ?? document.body).getByText('Semi Furnished')).toBeVisible();
    expect(screen.getByText(/Corner home\./)).toHaveTextContent('Corner home. Morning light.');
  });

  it('Overview: how the price has changed, the latest change first [PDET-8, FMT-1]', async () => {
    const change = { from: 5_800_000, to: 5_500_000, at: '2026-11-03T06:00:00.000Z' };
    const later = { from: '5500000', to: 5_250_000, at: '2026-11-20T06:00:00.000Z' };
    show([{ ...flat, priceChanges: [later, change, { from: 'high', to: 1, at: change.at }] }]);
    const title = await screen.findByRole('heading', { name: 'Price history' });
    const rows = within(title.parentElement ?? document.body).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      '₹55.00 L → ₹52.50 L, 20 November 2026',
      '₹58.00 L → ₹55.00 L, 3 November 2026',
    ]);
  });

  it.each([
    ['Plot/land', ['dtcp', 'registration', 'registration', 'meebhoomi', 'rera']],
    ['Agricultural land', ['registration', 'registration', 'meebhoomi']],
    ['Flat/Apartment', null],
  ])('Overview: what to check before buying, of %s [PDET-9]', async (selectedSubtype, offices) => {
    show([{ ...flat, selectedSubtype, priceChanges: [] }]);
    await heading('Garuda Flat');
    expect(screen.queryByRole('heading', { name: 'Price history' })).toBeNull();
    const title = screen.queryByRole('heading', { name: 'Before you buy' });
    expect(title !== null).toBe(offices !== null);
    if (!title?.parentElement || offices === null) return;
    const links = within(title.parentElement).getAllByRole('link', { name: /\(new tab\)$/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(offices.map((name) => `https://${name}.ap.gov.in`));
    for (const link of links) {
      expect(link).toHaveAttribute('target', '_blank');
      expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    }
  });

  it('Overview: floor plans of either name, each with a way into the gallery [PDET-12]', async () => {
    show([{ ...flat, floorPlan: ['/uploads/plan-1-800x600.jpg'], floorPlans: ['/uploads/plan-2-800x600.jpg'] }]);
    expect(await screen.findByRole('heading', { name: 'Floor plan' })).toBeVisible();
    expect(screen.getAllByRole('button', { name: /^Open floor plan \d of 2$/ })).toHaveLength(2);
  });

  it('Overview: every row shows, with Not given where it is empty; of land the ten that can apply [PDET-8]', async () => {
    const bare = { _id: 'p1', name: 'Bare', selectedSubtype: 'Office' };
    const { container, unmount } = show([bare]);
    await heading('Bare');
    const given = () => [...container.querySelectorAll('[role="tabpanel"] dl dd')].map((cell) => cell.textContent);
    expect(given()).toHaveLength(18);
    // What it is, and that the price is on request, are told of every listing.
    expect(given().filter((words) => words === 'Not given')).toHaveLength(16);
    unmount();
    const land = show([{ ...bare, name: 'Field', selectedSubtype: 'Agricultural Land' }]);
    await heading('Field');
    expect(land.container.querySelectorAll('[role="tabpanel"] dl dd')).toHaveLength(10);
  });

  it('Overview: frames the video only when asked, from the known host [FMT-4]', async () => {
    const { user, container } = show();
    await user.click(await screen.findByRole('button', { name: 'Play the video' }));
    expect(container.querySelector('iframe')).toHaveAttribute(
      'src',
      'https://www.youtube-nocookie.com/embed/abcdefghijk',
    );
  });
  it('Overview: frames nothing else, and says so without a link [FMT-4]', async () => {
    const { container } = show([{ ...flat, video: 'https://evil.example/watch?v=abcdefghijk' }]);
    await heading('Garuda Flat');
    expect(screen.queryByRole('button', { name: 'Play the video' })).toBeNull();
    expect(screen.getByText('This video is at an address we do not show here.')).toBeVisible();
    expect(container.querySelector('iframe, [href*="evil.example"], [src*="evil.example"]')).toBeNull();
  });
  it('Overview: says nothing of a video where there is none [FMT-4]', async () => {
    show([{ ...flat, video: null }]);
    await heading('Garuda Flat');
    expect(screen.queryByRole('heading', { name: 'Video' })).toBeNull();
  });

  it.each([
    ['/uploads/My%20Brochure.pdf', 'button', 'Show the brochure'],
    ['https://cdn.example/brochure.pdf', 'link', 'Open the brochure'],
  ])('Overview: offers the brochure %s as a %s [PDET-9, FMT-4]', async (projectBrochure, role, name) => {
    const { user, container } = show([{ ...flat, projectBrochure }]);
    const offer = await screen.findByRole(role, { name });
    await user.click(offer);
    if (role === 'link') expect(offer).toHaveAttribute('href', projectBrochure);
    expect(container.querySelector('iframe')?.getAttribute('src')).toBe(role === 'link' ? undefined : projectBrochure);
  });
  it('Overview: says nothing of a brochure where there is none [PDET-9]', async () => {
    show();
    await heading('Garuda Flat');
    expect(screen.queryByRole('heading', { name: 'Brochure' })).toBeNull();
  });

  it('Amenities: what there is, in either spelling [PDET-11, FMT-5]', async () => {
    const { user } = show();
    await heading('Garuda Flat');
    await user.click(screen.getByRole('tab', { name: 'Amenities' }));
    const panel = within(screen.getByRole('tabpanel', { name: 'Amenities' }));
    expect(panel.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Lift',
      'Rain water harvesting',
    ]);
  });
  it('Amenities: says when none are listed [PDET-11]', async () => {
    const { user } = show([{ ...flat, amenities: null }]);
    await heading('Garuda Flat');
    await user.click(screen.getByRole('tab', { name: 'Amenities' }));
    expect(screen.getByText(/No amenities are listed/)).toBeVisible();
  });

  it('Locality: place, map and what else is there [PDET-7, PDET-12]', async () => {
    const { user } = show();
    await heading('Garuda Flat');
    await user.click(screen.getByRole('tab', { name: 'Locality' }));
    expect(screen.getByRole('heading', { name: 'Alipiri, Tirupati' })).toBeVisible();
    expect(screen.getByRole('img', { name: 'Location map of Alipiri, Tirupati' })).toHaveAttribute(
      'src',
      '/uploads/map-1-1280x960.jpg',
    );
    expect(screen.getByRole('link', { name: 'See all properties in Alipiri' })).toHaveAttribute(
      'href',
      '/properties?city=Tirupati&locality=Alipiri',
    );
  });
  it('Locality: what is near, and how far away [PDET-7]', async () => {
    const landmarks = [
      { name: 'SVIMS hospital', te: 'స్విమ్స్', hi: 'स्विम्स अस्पताल', km: 0 },
      { name: 'Tirupati railway station', te: 'రైల్వే స్టేషన్', hi: 'रेलवे स्टेशन', km: 3.4 },
    ];
    const { user, unmount } = show([{ ...flat, landmarks } as typeof flat]);
    await heading('Garuda Flat');
    await user.click(screen.getByRole('tab', { name: 'Locality' }));
    const near = within(screen.getByRole('region', { name: 'Near Alipiri' }));
    expect(near.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'SVIMS hospitalin Alipiri',
      'Tirupati railway stationabout 3.4 km',
    ]);
    unmount();
    const other = show();
    await heading('Garuda Flat');
    await other.user.click(screen.getByRole('tab', { name: 'Locality' }));
    expect(screen.queryByRole('region', { name: 'Near Alipiri' })).toBeNull();
  });

  it('Locality: frames a known map only when asked [PDET-7]', async () => {
    const { user, container } = show([{ ...flat, locationMap: 'https://www.google.com/maps/embed?pb=1' }]);
    await heading('Garuda Flat');
    await user.click(screen.getByRole('tab', { name: 'Locality' }));
    expect(container.querySelector('iframe')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show the map' }));
    expect(container.querySelector('iframe')).toHaveAttribute('src', 'https://www.google.com/maps/embed?pb=1');
  });
  it('Locality: links a map of any other https host, and frames it not [PDET-7, FMT-4]', async () => {
    const { user, container } = show([{ ...flat, locationMap: 'https://maps.app.goo.gl/abc' }]);
    await heading('Garuda Flat');
    await user.click(screen.getByRole('tab', { name: 'Locality' }));
    const link = screen.getByRole('link', { name: 'Open the map' });
    expect(link).toHaveAttribute('href', 'https://maps.app.goo.gl/abc');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc');
    expect(container.querySelector('iframe, [src*="goo.gl"]')).toBeNull();
  });
  it('Locality: says that a map is not over https, and shows it neither there nor as a picture [PDET-12, FMT-4]', async () => {
    const { user, container } = show([{ ...flat, locationMap: 'http://evil.example/map' }]);
    await heading('Garuda Flat');
    await user.click(screen.getByRole('tab', { name: 'Locality' }));
    expect(screen.getByText('This map comes from an address we do not show here.')).toBeVisible();
    expect(container.querySelector('iframe, [href*="evil.example"], [src*="evil.example"]')).toBeNull();
  });
  it('Locality: says when there is no map [PDET-7]', async () => {
    const { user } = show([{ ...flat, locationMap: null }]);
    await heading('Garuda Flat');
    await user.click(screen.getByRole('tab', { name: 'Locality' }));
    expect(screen.getByText(/There is no map yet/)).toBeVisible();
  });
});
