import type { PropertyRecord } from '@/api/records';
import type { AreaUnit } from '@/domain/areaUnits';
import { bedroomsIn } from '@/domain/bhk';
import { FIELD_LABELS } from '@/domain/fieldLabels';
import { propertyTypeLabel } from '@/domain/headlines';
import { joined, type Known } from '@/domain/known';
import { areaWords } from '@/domain/mainArea';
import { parkingWords } from '@/domain/parking';
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

const rooms = (listing: PropertyRecord): string | null | undefined =>
  joined([bedroomsIn(listing)], '') ?? joined([listing.bedroom, listing.bhk], '');

/** What cannot apply to land. */
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

/** The overview in the specification's order; plots and farm land go without the rows of buildings [PDET-8]. */
export function overviewRows(listing: PropertyRecord, unit: AreaUnit = 'sqft'): readonly OverviewRow[] {
  const area = areaWords(listing, unit);
  const areaKnown = joined([listing.builtUpArea, listing.carpetArea, listing.plotArea], '');
  const possession = plain(possessionLabel(listing.possessionStatus) || listing.possessionStatus);
  const rows: readonly OverviewRow[] = [
    { label: 'Listing Type', value: plain(listing.type) },
    { label: 'Property Type', value: plain(listing.propertyType) },
    { label: 'Building Type', value: propertyTypeLabel(listing) },
    { label: 'City', value: plain(listing.city) },
    { label: 'Locality', value: plain(listing.locality) },
    { label: 'Area', value: area || (areaKnown === undefined ? undefined : null) },
    { label: 'Price', value: listing.expectedPrice === undefined ? undefined : detailPrice(listing.expectedPrice) },
    { label: 'Possession Status and Date', value: joined([possession, possessionDay(listing.launchDate)], ', ') },
    { label: 'Furnishing Status', value: plain(listing.furnishingType) },
    { label: 'Age of Property (Years)', value: plain(listing.age) },
    { label: 'Number of Rooms', value: rooms(listing) },
    { label: 'Number of Bathroom', value: plain(listing.bathroom) },
    { label: 'Covered and Open Parking', value: parkingWords(listing) },
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
  const fitting = isPlot(listing.selectedSubtype) ? rows.filter(({ label }) => !OF_BUILDINGS.has(label)) : rows;
  return [...fitting, ...furtherRows(listing)];
}

const feet = (value: Known): string | null => (value ? `${value} ft` : null);

/** What a seller may have said besides: only what is there has a row. */
function furtherRows(listing: PropertyRecord): readonly OverviewRow[] {
  const { plotLength, plotWidth, propertyFloorNo, selectedSubtype } = listing;
  const sides = plotLength && plotWidth ? `${plotLength} × ${plotWidth} ft` : null;
  // Behind the floor's own number it is told already.
  const floors = propertyFloorNo || isPlot(selectedSubtype) ? null : listing.noOfFloors;
  return [
    { label: 'Number of Floors', value: plain(floors) },
    { label: 'Plot Length and Width', value: sides },
    { label: 'Width of the Road', value: feet(listing.widthOfTheRoad) },
    { label: 'Open Sides', value: plain(listing.noOfOpenSides) },
    { label: 'RERA ID', value: plain(listing.reraId) },
    { label: FIELD_LABELS.surveyNumber, value: plain(listing.surveyNumber) },
    { label: FIELD_LABELS.waterSource, value: plain(listing.waterSource) },
  ].filter(({ value }) => typeof value === 'string' && value !== '');
}

/** What speaks for a listing, in a word or two each [PDET-9]. */
export function highlights(listing: PropertyRecord): readonly string[] {
  const isDoubted = listing.reraFound === false;
  // Whoever gives a number says it; the register alone says that it is there.
  const given = listing.reraFound === true ? 'RERA registered' : 'RERA number given';
  const rera = listing.reraId && !isDoubted ? given : null;
  const authority = listing.approvedType?.replace(/^tuda$/i, 'TUDA');
  const approved = authority && !/^rera$/i.test(authority) ? `${authority} approved` : null;
  return [
    possessionLabel(listing.possessionStatus),
    listing.saleType,
    listing.furnishingType,
    rera ?? (approved === null && authority && !isDoubted ? 'RERA approved' : null),
    approved,
    /^yes$/i.test(listing.gatedCommunity ?? '') ? 'Gated community' : null,
    listing.amenities?.['vaastuCompliant'] === true ? 'Vaastu compliant' : null,
    listing.balconies ? `${listing.balconies} ${listing.balconies === '1' ? 'balcony' : 'balconies'}` : null,
    listing.priceNegotiable === true ? 'Price negotiable' : null,
  ]
    .filter((word) => typeof word === 'string' && word !== '')
    .map(String);
}
