import type { AgentRecord, PropertyRecord } from '@/api/records';
import { bedroomsIn } from '@/domain/bhk';
import { imageGroups } from '@/domain/imageGroups';
import { possessionLabel } from '@/domain/possession';
import { SITE } from '@/domain/site';
import { hasBedrooms, isPlot } from '@/domain/subtypes';
import { writtenDay } from '@/domain/writtenDay';

/** "14 years"; null when it is not known. */
export function yearsInTheField(seller: AgentRecord | undefined): string | null {
  const years = seller?.realEstateExperience ?? null;
  if (years === null || years < 1) return null;
  return years === 1 ? '1 year' : `${years} years`;
}

/** The state shown on a listing's picture; '' when it is not known. */
export const stateOf = ({ possessionStatus }: PropertyRecord): string => possessionLabel(possessionStatus);

/** "Visited by Gruham on 12 November 2026": whoever runs the marketplace was there; null when nobody was. */
export const visitWords = ({ visitedOn }: PropertyRecord): string | null =>
  visitedOn ? `Visited by ${SITE.name} on ${writtenDay(visitedOn, 'long')}` : null;

/** What speaks for a listing, in short: its number, and when it was visited. */
export const marksOf = ({ reraId, visitedOn }: PropertyRecord): readonly string[] => [
  ...(reraId ? ['RERA'] : []),
  ...(visitedOn ? [`Visited ${writtenDay(visitedOn, 'short')}`] : []),
];

/** The pictures of a listing's floor plans, under both names of that kind [PDET-12]. */
export const floorPlansOf = (listing: PropertyRecord): readonly string[] =>
  imageGroups({ ...listing }).flatMap(({ key, urls }) => (key === 'floorPlan' || key === 'floorPlans' ? urls : []));

/** How many pictures a listing has: the server's count, else those that are here. */
export function pictureCount(listing: PropertyRecord): number {
  const here = imageGroups({ ...listing }).reduce((sum, { urls }) => sum + urls.length, 0);
  return Math.max(listing.pictureCount ?? 0, here);
}

/** How many bedrooms a home has; null of what is none, and where it is not known [PLIST-7, PDET-3]. */
export const bedroomsOf = (listing: PropertyRecord): number | null =>
  hasBedrooms(listing.selectedSubtype) ? bedroomsIn(listing) : null;

/** How many bathrooms a building has: "2", "3+"; null of land, and where it is not known [PDET-3]. */
export const bathroomsOf = ({ selectedSubtype, bathroom }: PropertyRecord): string | null =>
  isPlot(selectedSubtype) ? null : bathroom?.trim() || null;

/** On which floor it is: "Floor 3 of 5", "Ground floor"; '' of land, and where it is not known. */
export function floorWords({ selectedSubtype, propertyFloorNo, noOfFloors }: PropertyRecord): string {
  const floor = propertyFloorNo?.trim() ?? '';
  if (isPlot(selectedSubtype)) return '';
  if (floor === '') return noOfFloors ? `${noOfFloors} ${noOfFloors === '1' ? 'floor' : 'floors'}` : '';
  const words = /^(?:0|g|ground)\b/i.test(floor) ? 'Ground floor' : `Floor ${floor}`;
  return noOfFloors ? `${words} of ${noOfFloors}` : words;
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** Days that are counted; from then on the date says it faster. */
const COUNTED_DAYS = 7;

/** "listed 3 days ago", after a week "listed on 26 Sept 2026"; '' for a time that is unknown or in the future beyond a day. `now` in ms since 1970 [PDET-3]. */
export function listedAgo(createdAt: string | null | undefined, now: number): string {
  const at = Date.parse(createdAt ?? '');
  const days = Math.floor((now - at) / DAY_MS);
  if (Number.isNaN(days) || days < -1) return '';
  if (days <= 0) return 'listed today';
  if (days > COUNTED_DAYS) return `listed on ${writtenDay(createdAt, 'short')}`;
  return days === 1 ? 'listed yesterday' : `listed ${days} days ago`;
}
