import type { PropertyRecord } from '@/api/records';
import type { AreaUnit } from '@/domain/areaUnits';
import { bedroomsIn } from '@/domain/bhk';
import { approvedBy, chosen, FURTHER_FACTS } from '@/domain/furtherFacts';
import { propertyTypeLabel } from '@/domain/headlines';
import { label } from '@/domain/label';
import { joined, plain, type Known } from '@/domain/known';
import { areaWords } from '@/domain/mainArea';
import { parkingWords } from '@/domain/parking';
import { possessionLabel } from '@/domain/possession';
import { possessionWords } from '@/domain/possessionWords';
import { detailPrice } from '@/domain/price';
import { projectRera } from '@/domain/reraNumber';
import { isPlot } from '@/domain/subtypes';
import { writtenDay } from '@/domain/writtenDay';
import * as words from '@/words/propertyDetail';

const { facts, highlights: said } = words;

/** A row of the overview: null is what the listing lacks, undefined what no answer has brought yet. */
export interface OverviewRow {
  readonly label: string;
  readonly value: string | null | undefined;
}

const possessionDay = (date: string | null | undefined): Known => (date == null ? date : writtenDay(date, 'short'));

const rooms = (listing: PropertyRecord): string | null | undefined =>
  joined([bedroomsIn(listing)], '') ?? joined([listing.bedroom, listing.bhk], '');

/** "3 of 5"; the floor alone where the number of floors is not known. */
const floorOf = ({ propertyFloorNo: floor, noOfFloors: total }: PropertyRecord): string | null | undefined =>
  floor && total ? facts.floorOf({ floor: label(floor), total }) : floor && label(floor);

/** The overview in the specification's order; plots and farm land go without the rows of buildings [PDET-8]. */
export function overviewRows(listing: PropertyRecord, unit: AreaUnit = 'sqft'): readonly OverviewRow[] {
  const area = areaWords(listing, unit);
  const areaKnown = joined([listing.builtUpArea, listing.carpetArea, listing.plotArea], '');
  const possession = plain(possessionLabel(listing.possessionStatus) || listing.possessionStatus);
  const rows: readonly (OverviewRow & { readonly isOfBuilding?: true })[] = [
    { label: facts.type, value: chosen(listing.type) },
    { label: facts.propertyType, value: chosen(listing.propertyType) },
    { label: facts.building, value: propertyTypeLabel(listing) },
    { label: facts.city, value: chosen(listing.city) },
    { label: facts.locality, value: chosen(listing.locality) },
    { label: facts.area, value: area || (areaKnown === undefined ? undefined : null) },
    { label: facts.price, value: listing.expectedPrice === undefined ? undefined : detailPrice(listing.expectedPrice) },
    { label: facts.possession, value: joined([possession, possessionDay(listing.launchDate)], ', ') },
    { label: facts.furnishing, value: chosen(listing.furnishingType), isOfBuilding: true },
    { label: facts.age, value: plain(listing.age), isOfBuilding: true },
    { label: facts.rooms, value: rooms(listing), isOfBuilding: true },
    { label: facts.bathrooms, value: plain(listing.bathroom), isOfBuilding: true },
    { label: facts.parking, value: parkingWords(listing), isOfBuilding: true },
    { label: facts.facing, value: chosen(listing.facing) },
    { label: facts.view, value: plain(listing.view) },
    { label: facts.flooring, value: plain(listing.flooring), isOfBuilding: true },
    { label: facts.floor, value: floorOf(listing), isOfBuilding: true },
    { label: facts.block, value: plain(listing.block), isOfBuilding: true },
  ];
  const fitting = isPlot(listing.selectedSubtype) ? rows.filter(({ isOfBuilding }) => isOfBuilding !== true) : rows;
  // Of what a seller may have said besides only what is there has a row.
  const further = FURTHER_FACTS.map(([name, read]) => ({ label: name, value: read(listing) }));
  return [...fitting, ...further.filter(({ value }) => typeof value === 'string' && value !== '')];
}

/** What speaks for a listing, in a word or two each [PDET-9]. */
export function highlights(listing: PropertyRecord): readonly string[] {
  const isDoubted = listing.reraFound === false;
  // Whoever gives a number says it; the register alone says that it is there.
  const given = listing.reraFound === true ? said.reraRegistered : said.reraGiven;
  const rera = projectRera(listing.reraId) !== null && !isDoubted ? given : null;
  const authority = approvedBy(listing);
  const approved = authority && !/^rera$/i.test(listing.approvedType ?? '') ? said.approved({ authority }) : null;
  return [
    possessionWords(listing.possessionStatus, listing.launchDate),
    chosen(listing.saleType),
    chosen(listing.furnishingType),
    rera ?? (approved === null && authority && !isDoubted ? said.reraApproved : null),
    approved,
    /^yes$/i.test(listing.gatedCommunity ?? '') ? said.gated : null,
    listing.amenities?.['vaastuCompliant'] === true ? said.vaastu : null,
    listing.balconies && listing.balconies !== '0'
      ? said.balconies({ n: Number(listing.balconies), count: listing.balconies })
      : null,
    listing.priceNegotiable === true ? said.negotiable : null,
  ]
    .filter((word) => typeof word === 'string' && word !== '')
    .map(String);
}
