/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { screen, within } from '@testing-library/react';
import type { PropertyRecord } from '@/api/records';
import PropertyPreview from '@/features/property/PropertyPreview';
import { renderScreen } from '../../support/renderScreen';

const LISTING: PropertyRecord = {
  _id: 'draft',
  userId: 'u1',
  propertyType: 'Residential',
  selectedSubtype: 'Flat/Apartment',
  type: 'Sell',
  city: 'Tirupati',
  locality: 'Alipiri',
  name: 'Sunny flat',
  expectedPrice: 4_550_000,
  pricePerSqft: 3529,
  builtUpArea: 1275,
  facing: 'East',
  bedroom: '3 BHK',
  about: 'A bright flat with a view of the seven hills. '.repeat(6),
  propertyMainImage: ['/uploads/a-800x600.jpg'],
  kitchen: ['/uploads/b-800x600.jpg'],
  amenities: { lift: true, vaastuCompliant: true },
  customAmenities: ['Temple'],
};
const show = (listing = LISTING) =>
  renderScreen(<PropertyPreview listing={listing} />, { token: 't', user: { username: 'Ravi' } });

describe('the preview of a listing', () => {
  it('shows the card as it will stand in the list [WIZ-16, PLIST-7]', () => {
    show();
    const card = screen.getByRole('article', { name: /Sunny flat/ });
    for (const words of ['₹45.5 L', '₹3,529 / sq ft', 'Alipiri, Tirupati', 'East facing', 'Ravi'])
      expect(within(card).getByText(words)).toBeVisible();
    expect(within(card).getByText('2 pictures')).toBeInTheDocument();
  });

  it('shows the agent’s own picture, not the initials [WIZ-16, PLIST-7]', () => {
    renderScreen(<PropertyPreview listing={LISTING} />, {
      token: 't',
      user: { username: 'Ravi', profilePic: '/uploads/ravi.jpg' },
    });
    const card = screen.getByRole('article', { name: /Sunny flat/ });
    const pictures = [...card.querySelectorAll('img')].map((img) => img.getAttribute('src'));
    expect(pictures.filter((src) => src?.includes('ravi'))).toHaveLength(1);
  });

  it('shows its page: pictures, figures, overview and amenities [WIZ-16, PDET-3, PDET-8, PDET-11]', () => {
    show();
    expect(screen.getByText('₹45.50 L', { selector: 'dl.flex dd' })).toBeVisible();
    expect(screen.getByText('Built-up area')).toBeVisible();
    expect(screen.getByText('Building Type')).toBeVisible();
    const amenities = screen.getByRole('region', { name: 'Amenities' });
    for (const words of ['Lift', 'Vaastu compliant', 'Temple'])
      expect(within(amenities).getByText(words)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Open picture 1 of 2: Main Image' })).toBeInTheDocument();
  });

  it('has nothing that leads away, saves, compares or contacts, and sends no form [PDET-2, PDET-6]', () => {
    const { container, calls } = show();
    expect(screen.queryAllByRole('link')).toEqual([]);
    const names = screen
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label') ?? button.textContent);
    expect(names.filter((name) => /save|share|compare|call|chat|number|report|read more/i.test(name))).toEqual([]);
    expect([...container.querySelectorAll('button')].filter(({ type }) => type === 'submit')).toEqual([]);
    expect(calls).toEqual([]);
  });

  it('has no heading of a page and leaves the title alone [ROUTE-18]', () => {
    document.title = 'Post property';
    show();
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
    expect(document.title).toBe('Post property');
  });

  it('shows what is there of a listing that has hardly begun [WIZ-16]', () => {
    show({ _id: 'draft', userId: 'u1', city: null, expectedPrice: null, amenities: {} });
    expect(screen.getAllByText('Price on request').length).toBeGreaterThan(1);
    expect(screen.getByText('No amenities are listed. Ask the agent about them.')).toBeVisible();
  });
});
