import { headline, whatAndWhere, listingTypeLabel, typeBesideName } from '@/domain/headlines';

describe('what a listing is', () => {
  it('says BHK and subtype [PLIST-7]', () => {
    expect(listingTypeLabel({ bedroom: '2 BHK', selectedSubtype: 'Apartment' })).toBe('2 BHK Flat/Apartment');
    expect(listingTypeLabel({ bhk: '3', selectedSubtype: 'Retail shop' })).toBe('Shop/Showroom');
    expect(listingTypeLabel({ selectedSubtype: 'Open plot' })).toBe('Plot/land');
    expect(listingTypeLabel({})).toBe('Property');
  });
  it('makes a headline where the name is missing [PDET-3]', () => {
    const house = {
      bedroom: '3 BHK',
      selectedSubtype: 'Independent House',
      locality: 'Alipiri',
      city: 'Tirupati',
    };
    expect(headline(house)).toBe('3 BHK Independent House in Alipiri');
    expect(headline({ ...house, locality: null })).toBe('3 BHK Independent House in Tirupati');
    expect(headline({ ...house, name: ' Garuda Nilayam ' })).toBe('Garuda Nilayam');
  });
  it('takes one plain word for a kind in a title [PDET-3]', () => {
    const titled = (selectedSubtype: string) => headline({ selectedSubtype, bhk: 2, locality: 'Perur' });
    expect(titled('Flat/Apartment')).toBe('2 BHK Apartment in Perur');
    expect(titled('Plot/land')).toBe('Plot in Perur');
    expect(titled('Independent/Builder Floor')).toBe('2 BHK Builder Floor in Perur');
    expect(titled('Retail shop')).toBe('Shop in Perur');
    expect(titled('Warehouse/Godown')).toBe('Warehouse in Perur');
  });
  it('counts the rooms under either name [PLIST-7]', () => {
    expect(listingTypeLabel({ bedroom: '', bhk: 2, selectedSubtype: 'Villas' })).toBe('2 BHK Villa');
  });
  it('says the rooms of every home, though a floor hides the filter for them [PLIST-7]', () => {
    expect(listingTypeLabel({ bedroom: '3 BHK', selectedSubtype: 'Independent/Builder Floor' })).toBe(
      '3 BHK Independent/Builder Floor',
    );
    expect(listingTypeLabel({ bedroom: '6 BHK', selectedSubtype: 'Villa' })).toBe('6 BHK Villa');
  });
  it('says no rooms of land and of what is no home [PLIST-7]', () => {
    expect(listingTypeLabel({ bedroom: '2 BHK', selectedSubtype: 'Office' })).toBe('Office');
    expect(listingTypeLabel({ bedroom: '2 BHK', selectedSubtype: 'Open plot' })).toBe('Plot/land');
  });
  it('says what it is beside a name that does not, or not in the reader’s language [PDET-3, HOME-4]', () => {
    const flat = { bedroom: '2 BHK', selectedSubtype: 'Flat/Apartment' };
    const told = (listing: object, name: string) => typeBesideName({ ...listing, name });
    expect(['Sri Tower', 'Corner flat', 'అలిపిరిలో 2BHK ఫ్లాట్'].map((name) => told(flat, name))).toEqual(
      Array.from({ length: 3 }, () => '2 BHK Flat/Apartment'),
    );
    expect(['2BHK flat', 'New 2 bhk'].map((name) => told(flat, name))).toEqual(['', '']);
    const plot = { selectedSubtype: 'Plot/land' };
    expect(['Corner plot', 'Farm land', 'Garuda Nagar 12'].map((name) => told(plot, name))).toEqual([
      '',
      '',
      'Plot/land',
    ]);
  });
  it('says what and where', () => {
    expect(whatAndWhere({ selectedSubtype: 'Plot', locality: 'Alipiri', city: 'Tirupati' })).toBe(
      'Plot in Alipiri, Tirupati',
    );
    expect(whatAndWhere({})).toBe('Property');
  });
});
