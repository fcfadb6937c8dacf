import type { Agent, Builder, Project, Property } from '@/contract/entities';

let next = 0;
const id = () => (0xabc000000000 + (next += 1)).toString(16).padStart(24, '0');

/** A listing as the server sends it. */
export function aProperty(overrides: Partial<Property> = {}): Property {
  return {
    _id: id(),
    name: '2 BHK Flat in Alipiri',
    userId: {
      _id: 'a0000000000000000000000a',
      name: 'Lakshmi Naidu',
      username: 'Lakshmi Naidu',
      realEstateExperience: 14,
      rating: 4.7,
    },
    propertyMainImage: ['/uploads/tower-1-1280x960.jpg'],
    expectedPrice: 6_250_000,
    pricePerSqft: 4_900,
    plotArea: 1_275,
    builtUpArea: 1_200,
    facing: 'East',
    bedroom: '2 BHK',
    bathroom: '2',
    selectedSubtype: 'Flat/Apartment',
    propertyType: 'Residential',
    city: 'Tirupati',
    locality: 'Alipiri',
    possessionStatus: 'Ready to move',
    saleType: 'Resale',
    furnishingType: 'Semi Furnished',
    about: 'A quiet corner flat with morning light, five minutes from the bypass.',
    status: 1,
    createdAt: '2026-11-01T06:00:00.000Z',
    ...overrides,
  };
}

export function aProject(overrides: Partial<Project> = {}): Project {
  return {
    _id: id(),
    name: 'Seshadri Towers',
    builderName: 'Seshadri Constructions',
    propertyMainImage: ['/uploads/tower-2-1280x960.jpg'],
    city: 'Tirupati',
    locality: 'Korlagunta',
    propertyType: 'Apartment',
    unitConfig: ['2BHK', '3BHK'],
    unitPriceRangeFrom: 4_500_000,
    unitPriceRangeTo: 9_200_000,
    unitAreaRangeFrom: 1_100,
    unitAreaRangeTo: 1_900,
    unitAreaRangeFrom2BHK: 1_100,
    unitAreaRangeTo2BHK: 1_250,
    unitAreaRangeFrom3BHK: 1_500,
    unitAreaRangeTo3BHK: 1_900,
    pricePerSqft: 4_800,
    possessionStatus: 'Under_construction',
    about: 'Two towers around a garden.',
    ...overrides,
  };
}

export function anAgent(overrides: Partial<Agent> = {}): Agent {
  return {
    _id: id(),
    username: 'Srinivas Reddy',
    name: 'Srinivas Reddy',
    realEstateExperience: 9,
    propertyListings: 21,
    rating: 4.5,
    reviews: [],
    languages: ['Telugu', 'English'],
    locations: [{ location: 'Alipiri' }],
    about: 'Homes around Alipiri since 2015.',
    properties: [],
    ...overrides,
  };
}

export function aBuilder(overrides: Partial<Builder> = {}): Builder {
  return {
    _id: id(),
    name: 'Seshadri Constructions',
    since: 1998,
    experience: 28,
    about: 'Homes for families.',
    projects: [],
    ...overrides,
  };
}
