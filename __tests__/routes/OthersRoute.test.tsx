/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { screen, within } from '@testing-library/react';
import { SITE } from '@/domain/site';
import OthersRoute from '@/routes/OthersRoute';
import { aProperty } from '../support/factories';
import { renderScreen, type RenderOptions } from '../support/renderScreen';

const show = (options: RenderOptions = {}) => renderScreen(<OthersRoute />, { path: '/others', ...options });
const flats = [4000, 5000, 6000].map((pricePerSqft) => aProperty({ pricePerSqft }));

describe('other services', () => {
  it.each([
    'Rent agreement',
    'Upload property',
    'Value calculator',
    'Identity verification',
    'App links by SMS',
    'Valuation report',
    'Interior services',
  ])('offers: %s [DASH-9] [PDET-10]', (title) => {
    show();
    const card = screen.getByRole('region', { name: title });
    expect(card).toBeVisible();
    const jumps = within(screen.getByRole('navigation', { name: 'On this page' }));
    expect(jumps.getByRole('link', { name: title })).toHaveAttribute('href', `/others#${card.id}`);
  });

  it('names the valuation report’s struck and real price, and the interior offer [PDET-10]', () => {
    show();
    const report = within(screen.getByRole('region', { name: 'Valuation report' }));
    expect(report.getByRole('deletion')).toHaveTextContent('₹1,999');
    expect(report.getByText('₹999')).toBeVisible();
    const interior = screen.getByRole('region', { name: 'Interior services' });
    expect(interior).toHaveTextContent(/₹25,000 off.*Lowest price guarantee.*10-year warranty/);
  });

  it('begins the chat and the e-mail with the request [FMT-7]', () => {
    show();
    const card = within(screen.getByRole('region', { name: 'Rent agreement' }));
    expect(card.getByRole('link', { name: /Ask by chat/ })).toHaveAttribute(
      'href',
      expect.stringContaining('?text=Hi%20Gruham%2C%20I%20need%20a%20rent%20agreement'),
    );
    expect(card.getByRole('link', { name: /E-mail/ })).toHaveAttribute(
      'href',
      expect.stringContaining(`mailto:${SITE.email}?subject=Rent%20agreement&body=`),
    );
  });

  it('estimates a value from the asking prices of listings of the kind, whatever else the server sends, and leads on [DASH-9]', async () => {
    const { user, calls } = show({
      server: { 'GET property': [...flats, aProperty({ selectedSubtype: 'Villa', pricePerSqft: 90_000 })] },
    });
    expect(calls).toEqual([]);
    await user.type(screen.getByRole('textbox', { name: /Area/ }), '1,000');
    await user.click(screen.getByRole('button', { name: 'Estimate the value' }));
    expect(await screen.findByText('About ₹50 L')).toBeVisible();
    for (const [label, value] of [
      ['Typical asking price', '₹45 L – ₹55 L'],
      ['Typical rate in Tirupati', '₹5,000 / sq ft'],
      ['Worked out from', '3 listings'],
    ] as const) {
      expect(screen.getByText(label).nextSibling).toHaveTextContent(value);
    }
    expect(screen.getByRole('link', { name: 'See listings like this' })).toHaveAttribute(
      'href',
      '/properties?city=Tirupati&selectedSubtype=Flat%2FApartment',
    );
    expect(screen.getByRole('link', { name: 'Post yours' })).toHaveAttribute('href', '#upload-property');
    expect(calls).toEqual(['GET property?city=Tirupati&selectedSubtype=Flat%2FApartment']);
  });

  it('estimates for a locality by another spelling of it, as the lists know it [DASH-9] [PLIST-8]', async () => {
    const there = [4000, 5000, 6000].map((pricePerSqft) => aProperty({ pricePerSqft, locality: 'Tiruchanur' }));
    const { user } = show({
      server: { 'GET property': { body: there, headers: { 'X-Places': 'locality=Tiruchanur' } } },
    });
    await user.type(screen.getByRole('textbox', { name: /Locality/ }), 'Thiruchanoor');
    await user.type(screen.getByRole('textbox', { name: /Area/ }), '1,000{Enter}');
    expect(await screen.findByText('About ₹50 L')).toBeVisible();
  });

  it('asks for an area, and says when too few listings are alike', async () => {
    const { user, calls } = show({ server: { 'GET property': flats.slice(1) } });
    await user.click(screen.getByRole('button', { name: 'Estimate the value' }));
    expect(screen.getByText('Please enter the area in square feet')).toBeVisible();
    expect(calls).toEqual([]);
    await user.type(screen.getByRole('textbox', { name: /Area/ }), '1000{Enter}');
    const tooFew = await screen.findByText(/We have too few listings in Tirupati/);
    expect(tooFew).not.toHaveTextContent('without the locality');
    await user.type(screen.getByRole('textbox', { name: /Locality/ }), 'Alipiri{Enter}');
    expect(
      await screen.findByText(/in Alipiri, Tirupati to estimate\. Try without the locality, or ask for/),
    ).toBeVisible();
  });

  it('lets a visitor log in to post, an agent post, and another user apply', async () => {
    const { user, store, unmount } = show();
    await user.click(screen.getByRole('button', { name: 'Log in to post' }));
    expect(store.getState().authModal).toMatchObject({ open: 'login', then: { path: '/postproperty' } });
    unmount();
    const agent = show({ token: 't', user: { roleCode: 'agt' } });
    expect(screen.getByRole('link', { name: 'Post property' })).toHaveAttribute('href', '/postproperty');
    agent.unmount();
    show({ token: 't' });
    expect(screen.getByRole('link', { name: /Apply as an agent/ })).toHaveAttribute(
      'href',
      '/dashboard#agent-application',
    );
  });
});
