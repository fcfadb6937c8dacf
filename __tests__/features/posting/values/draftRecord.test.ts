import { draftRecord, DRAFT_ID } from '@/features/posting/values/draftRecord';
import { UNTOUCHED, type PostingValues } from '@/features/posting/values/postingValues';

const VALUES: PostingValues = {
  ...UNTOUCHED,
  city: 'Tirupati',
  expectedPrice: '4500000',
  transactionType: 'Resale',
  bedroom: '3 BHK',
  plotArea: '900',
  amenities: { vaastuCompliant: true },
};

describe('the listing that the preview shows', () => {
  it('is what a visitor would read [WIZ-16]', () => {
    expect(draftRecord(VALUES, { kitchen: ['/uploads/k.jpg'] }, { _id: 'u1' })).toMatchObject({
      _id: DRAFT_ID,
      userId: 'u1',
      selectedSubtype: 'Flat/Apartment',
      city: 'Tirupati',
      expectedPrice: 4_500_000,
      saleType: 'Resale',
      bedroom: '3 BHK',
      plotArea: null,
      kitchen: ['/uploads/k.jpg'],
      livingRoom: null,
      amenities: expect.objectContaining({ vaastuCompliant: true, lift: false }) as object,
    });
  });

  it('is without a price as long as nobody can read one, and without the address [WIZ-14, EDIT-1]', () => {
    const record = draftRecord({ ...VALUES, expectedPrice: 'ask', address: '1 Temple Road' }, {}, { _id: 'u1' });
    expect([record.expectedPrice, record.address]).toEqual([null, null]);
  });

  it('shows an edit with what has no control [EDIT-6]', () => {
    const stored = { _id: 'p1', view: 'Hills', address: '1 Temple Road', createdAt: '2026-01-01T00:00:00.000Z' };
    expect(draftRecord(VALUES, {}, { _id: 'u1' }, stored)).toMatchObject({
      _id: 'p1',
      view: 'Hills',
      address: null,
      createdAt: '2026-01-01T00:00:00.000Z',
    });
  });
});
