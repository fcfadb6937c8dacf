import type { PropertyRecord } from '@/api/records';
import type { AreaUnit } from '@/domain/areaUnits';
import { bedroomsIn } from '@/domain/bhk';
import { kindOf } from '@/domain/headlines';
import { joined, type Known } from '@/domain/known';
import { mainArea } from '@/domain/mainArea';
import { possessionLabel } from '@/domain/possession';
import { detailPrice } from '@/domain/price';
import { isPlot } from '@/domain/subtypes';
import { writtenDay } from '@/domain/writtenDay';

/** A row of the overview: null is what the listing lacks, undefined what no answer has brought yet. */
export interface OverviewRow {
  readonly label: string;
  readonly value: string | null | undefined;
}

const plain = (value: Known): string | null | undefined => joined([value], '');

const possessionDay = (date: string | null | undefined): Known => (date == null ? date : writtenDay(date, 'short'));

const count = (value: Known, word: string): Known =>
  value === null || value === undefined || value === '' ? value : `${value} ${word}`;

const rooms = (listing: PropertyRecord): string | null | undefined =>
  joined([bedroomsIn(listing)], '') ?? joined([listing.bedroom, listing.bhk], '');

/** What a building has and land has not. */
const OF_BUILDINGS: ReadonlySet<string> = new Set([
  'Furnishing Status',
  'Age of Property (Years)',
  'Number of Rooms',
  'Number of Bathroom',
  'Covered and Open Parking',
  'Flooring',
  'Floor Number',
  'Tower/Block',
]);

/** The overview in the specification's order; land is shown without the rows of buildings [PDET-8]. */
export function overviewRows(listing: PropertyRecord, unit: AreaUnit = 'sqft'): readonly OverviewRow[] {
  const area = mainArea(listing, unit)?.value;
  const areaKnown = joined([listing.builtUpArea, listing.carpetArea, listing.plotArea], '');
  const possession = plain(possessionLabel(listing.possessionStatus) || listing.possessionStatus);
  const rows: readonly OverviewRow[] = [
    { label: 'Listing Type', value: plain(listing.type) },
    { label: 'Property Type', value: plain(listing.propertyType) },
    { label: 'Building Type', value: kindOf(listing) },
    { label: 'City', value: plain(listing.city) },
    { label: 'Locality', value: plain(listing.locality) },
    { label: 'Area', value: area ?? (areaKnown === undefined ? undefined : null) },
    { label: 'Price', value: listing.expectedPrice === undefined ? undefined : detailPrice(listing.expectedPrice) },
    { label: 'Possession Status and Date', value: joined([possession, possessionDay(listing.launchDate)], ', ') },
    { label: 'Furnishing Status', value: plain(listing.furnishingType) },
    { label: 'Age of Property (Years)', value: plain(listing.age) },
    { label: 'Number of Rooms', value: rooms(listing) },
    { label: 'Number of Bathroom', value: plain(listing.bathroom) },
    {
      label: 'Covered and Open Parking',
      value: joined([count(listing.coveredParking, 'covered'), count(listing.openParking, 'open')], ', '),
    },
    { label: 'Facing', value: plain(listing.facing) },
    { label: 'View', value: plain(listing.view) },
    { label: 'Flooring', value: plain(listing.flooring) },
    {
      label: 'Floor Number',
      value: listing.propertyFloorNo
        ? joined([listing.propertyFloorNo, listing.noOfFloors], ' of ')
        : listing.propertyFloorNo,
    },
    { label: 'Tower/Block', value: plain(listing.block) },
  ];
  return isPlot(listing.selectedSubtype) ? rows.filter(({ label }) => !OF_BUILDINGS.has(label)) : rows;
}

/** What speaks for a listing, in a word or two each [PDET-9]. */
export function highlights(listing: PropertyRecord): readonly string[] {
  const rera = listing.reraId ? 'RERA registered' : null;
  const approved =
    listing.approvedType && !/^rera$/i.test(listing.approvedType) ? `${listing.approvedType} approved` : null;
  return [
    possessionLabel(listing.possessionStatus),
    listing.saleType,
    listing.furnishingType,
    rera ?? (approved === null && listing.approvedType ? 'RERA approved' : null),
    approved,
    /^yes$/i.test(listing.gatedCommunity ?? '') ? 'Gated community' : null,
    listing.amenities?.['vaastuCompliant'] === true ? 'Vaastu compliant' : null,
    listing.balconies ? `${listing.balconies} ${listing.balconies === '1' ? 'balcony' : 'balconies'}` : null,
    listing.priceNegotiable === true ? 'Price negotiable' : null,
  ]
    .filter((word) => typeof word === 'string' && word !== '')
    .map(String);
}
