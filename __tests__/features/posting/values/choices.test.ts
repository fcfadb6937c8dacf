import {
  CHOICES,
  PROPERTY_TYPES,
  subtypeIn,
  TILES,
  tilesOf,
  VARIANT_CHOICES,
  VARIANT_SUBTYPES,
} from '@/features/posting/values/choices';
import { matchesBhk } from '@/domain/bhk';
import { canonicalSubtype } from '@/domain/subtypes';

const labels = (tiles: readonly { readonly label: string }[]) => tiles.map(({ label }) => label);

describe('what the forms offer', () => {
  it('has the tiles of both kinds in their words [WIZ-3]', () => {
    expect(PROPERTY_TYPES).toEqual(['Residential', 'Commercial']);
    expect(labels(TILES.Residential)).toEqual([
      'Flat/Apartment',
      'Independent House',
      'Villa',
      'Independent/Builder Floor',
      'Plot/land',
      'Agricultural Land',
    ]);
    expect(labels(TILES.Commercial)).toEqual(['Office', 'Shop/Showroom', 'Warehouse/Godown', 'Plot/land']);
    expect(TILES.Commercial[1]?.value).toBe('Retail shop');
  });

  it('keeps a subtype that the other kind has too, and else takes its first one [WIZ-3]', () => {
    expect(subtypeIn('Commercial', 'Plot/land')).toBe('Plot/land');
    expect(subtypeIn('Commercial', 'Villa')).toBe('Office');
    expect(subtypeIn('Residential', 'Office')).toBe('Flat/Apartment');
  });

  it('shows a stored Showroom beside the tiles of its kind alone [EDIT-1]', () => {
    expect(labels(tilesOf('Commercial', 'Showroom'))).toEqual([...labels(TILES.Commercial), 'Showroom']);
    expect(tilesOf('Residential', 'Showroom')).toEqual(TILES.Residential);
    expect(tilesOf('Commercial', 'Villa')).toEqual(TILES.Commercial);
  });

  it('has the option lists, and no balcony as a choice [WIZ-6, WIZ-8]', () => {
    for (const field of ['bathroom', 'openParking', 'coveredParking'] as const)
      expect(CHOICES[field]).toEqual(['1', '2', '3', '3+']);
    expect(CHOICES.balconies).toEqual(['0', '1', '2', '3']);
    expect(CHOICES.bedroom).toEqual(['1 BHK', '2 BHK', '3 BHK', '4 BHK', '5+ BHK']);
    expect(CHOICES.furnishingType).toEqual(['Fully Furnished', 'Semi Furnished', 'Unfurnished']);
    expect(CHOICES.transactionType).toEqual(['New', 'Resale']);
    expect(CHOICES.possessionStatus).toEqual(['Under construction', 'Ready to move']);
    expect(CHOICES.approvedType).toEqual(['Tuda', 'Rera', 'Panchayati']);
    expect(new Set(CHOICES.facing).size).toBe(8);
  });

  it('has bedrooms that the BHK filter finds [WIZ-8, PLIST-8]', () => {
    CHOICES.bedroom.forEach((bedroom, index) => expect(matchesBhk(bedroom, index + 1)).toBe(true));
  });

  it('has the lists of the static variants [STAT-1, STAT-2]', () => {
    expect(labels(VARIANT_SUBTYPES.Commercial)).toEqual([
      'Office',
      'Retail shop',
      'Showroom',
      'Warehouse/Godown',
      'Plot/land',
    ]);
    expect(labels(VARIANT_SUBTYPES.Residential)).toEqual([
      'Flat/Apartment',
      'Independent house',
      'Villa',
      'Independent/Builder floor',
      'Agricultural land',
    ]);
    for (const { label, value } of Object.values(VARIANT_SUBTYPES).flat()) expect(canonicalSubtype(label)).toBe(value);
    expect(VARIANT_CHOICES.noOfFloors).toEqual(['1', '2', '3', '4', '5+']);
    expect(VARIANT_CHOICES.propertyFloorNo).toEqual(['1', '2', '3', '4', '5+']);
    expect(VARIANT_CHOICES.bedroom.at(-1)).toBe('5+ BHK');
  });
});
