import { UNTOUCHED } from '@/features/posting/values/postingValues';
import { valuesOf } from '@/features/posting/values/valuesOf';
import { readCopy } from '@/features/posting/wizard/readNavigationState';

describe('what an edit form starts with', () => {
  it('has the numbers as digits, the choices as the form words them, and opens what is filled [EDIT-1]', () => {
    expect(
      valuesOf({
        _id: 'p1',
        propertyType: 'Commercial',
        selectedSubtype: 'Shop/Showroom',
        type: 'Rent',
        city: 'Tirupati',
        address: '1 Temple Road',
        expectedPrice: 4_500_000,
        builtUpArea: 1275.5,
        age: 0,
        bedroom: '3',
        saleType: 'Resale',
        possessionStatus: 'ready_to_move',
        gatedCommunity: 'yes',
        priceNegotiable: false,
        allInclusivePrice: true,
        otherCharges: 5000,
        chargeBrokerage: true,
        brokerChargesType: 'percentage',
        brokerage: 2,
        amenities: { lift: true, park: false },
        customAmenities: ['Temple'],
        about: null,
      }),
    ).toEqual({
      propertyType: 'Commercial',
      selectedSubtype: 'Retail shop',
      type: 'Rent',
      city: 'Tirupati',
      address: '1 Temple Road',
      expectedPrice: '4500000',
      builtUpArea: '1275.5',
      age: '0',
      bedroom: '3 BHK',
      transactionType: 'Resale',
      possessionStatus: 'Ready to move',
      gatedCommunity: 'Yes',
      priceNegotiable: false,
      allInclusivePrice: true,
      morePricing: true,
      otherCharges: '5000',
      chargeBrokerage: 'Yes',
      brokerChargesType: 'percentage',
      brokerage: '2',
      amenities: { lift: true, park: false },
      customAmenities: ['Temple'],
    });
  });

  it('is an untouched form for a listing that says nothing [EDIT-1]', () => {
    expect(valuesOf({ _id: 'p1', amenities: null })).toEqual(UNTOUCHED);
  });

  it('keeps the consent with which it was posted, and invents none [EDIT-1, WIZ-21]', () => {
    expect(valuesOf({ _id: 'p1', termsAccepted: true }).termsAccepted).toBe(true);
    expect(valuesOf({ _id: 'p1', termsAccepted: null }).termsAccepted).toBeUndefined();
    const user = 'a00000000000000000000001';
    const copyOf = { _id: 'p1', userId: user, name: 'Garden House', termsAccepted: true };
    expect(readCopy({ copyOf }, user)).toEqual({ ...UNTOUCHED, name: 'Garden House' });
  });

  it('keeps rooms that are more than a choice says, and takes the other name of them [EDIT-6]', () => {
    expect(valuesOf({ _id: 'p1', bedroom: '6 BHK' }).bedroom).toBe('6 BHK');
    expect(valuesOf({ _id: 'p1', bedroom: '5+ BHK' }).bedroom).toBe('5+ BHK');
    expect(valuesOf({ _id: 'p1', bhk: '2' }).bedroom).toBe('2 BHK');
  });
});
