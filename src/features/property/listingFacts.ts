import type { AgentRecord, PropertyRecord } from '@/api/records';
import { bedroomsIn } from '@/domain/bhk';
import { imageGroups } from '@/domain/imageGroups';
import { shortDayInIndia } from '@/domain/moments';
import { possessionLabel } from '@/domain/possession';
import { RENEWAL_DAYS } from '@/domain/renewal';
import { projectRera } from '@/domain/reraNumber';
import { SITE } from '@/domain/site';
import { hasBedrooms, isPlot } from '@/domain/subtypes';
import { writtenDay } from '@/domain/writtenDay';
import * as words from '@/words/property';

/** How many years a seller has worked in the field; null when it is not known. */
export function yearsOf(seller: AgentRecord | undefined): number | null {
  const years = seller?.realEstateExperience ?? null;
  return years === null || years < 1 ? null : years;
}

/** "14 years"; null when it is not known. */
export function yearsInTheField(seller: AgentRecord | undefined): string | null {
  const years = yearsOf(seller);
  return years === null ? null : words.years({ n: years });
}

/** The state shown on a listing's picture; '' when it is not known. */
export const stateOf = ({ possessionStatus }: PropertyRecord): string => possessionLabel(possessionStatus);

/** "Visited by Gruham on 12 November 2026": whoever runs the marketplace was there; null when nobody was. */
export const visitWords = ({ visitedOn }: PropertyRecord): string | null =>
  visitedOn ? words.visitedBy({ site: SITE.name, day: writtenDay(visitedOn, 'long') }) : null;

/** The pictures of a listing's floor plans, under both names of that kind [PDET-12]. */
export const floorPlansOf = (listing: PropertyRecord): readonly string[] =>
  imageGroups(listing).flatMap(({ key, urls }) => (key === 'floorPlan' || key === 'floorPlans' ? urls : []));

/** How many bedrooms a home has; null of what is none, and where it is not known [PLIST-7, PDET-3]. */
export const bedroomsOf = (listing: PropertyRecord): number | null =>
  hasBedrooms(listing.selectedSubtype) ? bedroomsIn(listing) : null;

/** How many bathrooms a building has: "2", "3+"; null of land, and where it is not known [PDET-3]. */
export const bathroomsOf = ({ selectedSubtype, bathroom }: PropertyRecord): string | null =>
  isPlot(selectedSubtype) ? null : bathroom?.trim() || null;

/** "2 baths", "1 bath", "3+ baths". */
export const bathWords = (count: string): string => words.baths({ n: Number(count), count });

/** On which floor it is: "Floor 3 of 5", "Ground floor"; '' of land, and where it is not known. */
export function floorWords({ selectedSubtype, propertyFloorNo, noOfFloors }: PropertyRecord): string {
  const floor = propertyFloorNo?.trim() ?? '';
  if (isPlot(selectedSubtype)) return '';
  const { all, ground, groundOf, numbered, numberedOf } = words.floor;
  const total = noOfFloors ?? '';
  if (floor === '') return total === '' ? '' : all({ n: Number(total), count: total });
  if (/^(?:0|g|ground)\b/i.test(floor)) return total === '' ? ground : groundOf({ total });
  // A floor may be a text.
  const n = /^\d+$/.test(floor) ? Number(floor) : 0;
  const named = { kind: n > 0 ? 'number' : 'other', n, floor } as const;
  return total === '' ? numbered(named) : numberedOf({ ...named, total });
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** Days that are counted; from then on the date says it faster. */
const COUNTED_DAYS = 7;

/** How long ago that was, in days that are counted or as a date; null for a time that is unknown or in the future beyond a day. */
function ageOf(at: string | null | undefined, now: number): Parameters<typeof words.age>[0] | null {
  const n = Math.floor((now - Date.parse(at ?? '')) / DAY_MS);
  if (Number.isNaN(n) || n < -1) return null;
  const counted = n <= 0 ? 'today' : n === 1 ? 'yesterday' : 'days';
  return n > COUNTED_DAYS ? { when: 'other', n, day: shortDayInIndia(at ?? '') } : { when: counted, n, day: '' };
}

/** "listed 3 days ago", after a week "listed on 26 Sept 2026"; '' where it is not known. `now` in ms since 1970 [PDET-3]. */
export function listedAgo(createdAt: string | null | undefined, now: number): string {
  const age = ageOf(createdAt, now);
  return age === null ? '' : words.listed(age);
}

/** The same where it is said already that it was listed: "3 days ago", "26 Sept 2026". */
export function ageWords(createdAt: string | null | undefined, now: number): string {
  const age = ageOf(createdAt, now);
  return age === null ? '' : words.age(age);
}

/** "still for sale on 24 Nov 2026": its owner said so; '' where that was not said [PDET-3]. */
export const stillForSale = ({ renewedAt }: PropertyRecord): string =>
  renewedAt ? words.stillForSale({ day: shortDayInIndia(renewedAt) }) : '';

/** "Confirmed 2 days ago": its owner said within a month that it is still for sale; null elsewhere. */
function confirmedWords({ renewedAt }: PropertyRecord, now: number): string | null {
  const age = ageOf(renewedAt, now);
  return age === null || age.n >= RENEWAL_DAYS ? null : words.confirmed(age);
}

/** What speaks for a listing, in short: its number, when it was visited, and lately confirmed. `now` in ms since 1970. */
export const marksOf = (listing: PropertyRecord, now: number): readonly string[] =>
  [
    // A tick beside anything else, such as "Applied for", would say what nobody knows.
    projectRera(listing.reraId) === null ? null : words.rera,
    listing.visitedOn ? words.visited({ day: writtenDay(listing.visitedOn, 'short') }) : null,
    confirmedWords(listing, now),
  ].filter((mark) => mark !== null);
