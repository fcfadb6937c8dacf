import { label } from './label';
import { valuesOf } from './severalValues';
import { equalsIgnoreCase } from './text';

/** The kinds of property in their one spelling; everything else is an alias that is understood when read. */
export const SUBTYPES = [
  'Flat/Apartment',
  'Independent House',
  'Independent/Builder Floor',
  'Villa',
  'Plot/land',
  'Agricultural Land',
  'Office',
  'Retail shop',
  'Showroom',
  'Warehouse/Godown',
] as const;

export type Subtype = (typeof SUBTYPES)[number];

/** What a person chose: a subtype, one of its aliases, `Commercial`, `ALL` or nothing. */
type SubtypeChoice = string;

/** What the choice `Commercial` stands for. */
export const COMMERCIAL_SUBTYPES: readonly Subtype[] = ['Office', 'Retail shop', 'Showroom', 'Warehouse/Godown'];

/** What a shop and a showroom are to a buyer: one kind, whichever of the two is chosen. */
const SHOPS: readonly Subtype[] = ['Retail shop', 'Showroom'];

/** Have no floor of their own, being all of them. */
const WHOLE_HOUSES: ReadonlySet<Subtype | null> = new Set<Subtype>(['Independent House', 'Villa']);

/** The kinds of project, as the projects list offers them [JLIST-1]. */
export const PROJECT_TYPES = ['Villa', 'Venture', 'Apartment', 'Commercial'] as const;

const ALIASES: Readonly<Record<string, Subtype>> = {
  apartment: 'Flat/Apartment',
  'independent houses': 'Independent House',
  villas: 'Villa',
  'open plot': 'Plot/land',
  plot: 'Plot/land',
  // The label under which the specification shows Retail shop.
  'shop/showroom': 'Retail shop',
};

const BY_WORD: ReadonlyMap<string, Subtype> = new Map([
  ...Object.entries(ALIASES),
  ...SUBTYPES.map((subtype) => [subtype.toLowerCase(), subtype] as const),
]);

/** PLIST-4's list, to the letter. */
const WITHOUT_BHK: ReadonlySet<Subtype | null> = new Set<Subtype>([
  'Independent/Builder Floor',
  'Showroom',
  'Office',
  'Retail shop',
  'Warehouse/Godown',
  'Agricultural Land',
]);

/** The one spelling of a subtype, from any of its aliases and in any case; null for another word. */
export function canonicalSubtype(text: string | null | undefined): Subtype | null {
  if (text == null) return null;
  return BY_WORD.get(text.trim().toLowerCase()) ?? null;
}

/** The words on the screen for a subtype. */
export function subtypeLabel(subtype: Subtype): string {
  return label(subtype === 'Retail shop' ? 'Shop/Showroom' : subtype);
}

/** The subtype under which the lists offer a chosen one: shops and showrooms together; null for another word. */
export function offeredSubtype(choice: SubtypeChoice): Subtype | null {
  const subtype = canonicalSubtype(choice);
  return subtype === 'Showroom' ? 'Retail shop' : subtype;
}

/** The options of the properties list's Property type dropdown, without the empty one [PLIST-1]. */
export const LIST_TYPE_CHOICES: readonly { value: string; label: string }[] = [
  ...SUBTYPES.filter((subtype) => offeredSubtype(subtype) === subtype).map((subtype) => ({
    value: subtype,
    label: subtypeLabel(subtype),
  })),
  { value: 'Commercial', label: label('Commercial') },
];

/** The subtypes a choice stands for; null when it does not filter ('' and ALL), [] for an unknown word. */
export function subtypesOfChoice(choice: SubtypeChoice): readonly Subtype[] | null {
  if (choice.trim() === '' || equalsIgnoreCase(choice, 'ALL')) return null;
  if (equalsIgnoreCase(choice, 'Commercial')) return COMMERCIAL_SUBTYPES;
  const subtype = canonicalSubtype(choice);
  if (subtype === null) return [];
  return SHOPS.includes(subtype) ? SHOPS : [subtype];
}

/**
 * Whether a listing is of the chosen kind. Commercial also takes every listing of propertyType Commercial,
 * and a word this table does not know takes the listings that carry that very word [PLIST-8].
 */
export function matchesSubtype(
  listing: { selectedSubtype?: string | null | undefined; propertyType?: string | null | undefined },
  choice: SubtypeChoice,
): boolean {
  const wanted = subtypesOfChoice(choice);
  if (wanted === null) return true;
  if (equalsIgnoreCase(choice, 'Commercial') && equalsIgnoreCase(listing.propertyType, 'Commercial')) return true;
  const own = canonicalSubtype(listing.selectedSubtype);
  return own === null ? equalsIgnoreCase(listing.selectedSubtype, choice) : wanted.includes(own);
}

/** Whether a listing of this subtype is land, with the plot's form fields instead of a building's [WIZ-7]. */
export function isPlot(subtype: string | null | undefined): boolean {
  const own = canonicalSubtype(subtype);
  return own === 'Plot/land' || own === 'Agricultural Land';
}

/** Whether a listing of this subtype is a house with all of its floors [WIZ-6]. */
export const isWholeHouse = (subtype: string | null | undefined): boolean =>
  WHOLE_HOUSES.has(canonicalSubtype(subtype));

/** Whether the rooms of this subtype are said: not of land, nor of what is no home [PLIST-7]. */
export function hasBedrooms(subtype: string | null | undefined): boolean {
  return !isPlot(subtype) && !COMMERCIAL_SUBTYPES.some((commercial) => commercial === canonicalSubtype(subtype));
}

/** Whether something holds for any of several choices, or for no choice where none is made. */
export function holdsForSome(choices: SubtypeChoice, holds: (choice: SubtypeChoice) => boolean): boolean {
  const each = valuesOf(choices);
  return each.length === 0 ? holds('') : each.some(holds);
}

/** Whether the properties list shows the BHK dropdown for the chosen types [PLIST-4]. */
export const bhkApplies = (choices: SubtypeChoice): boolean =>
  holdsForSome(choices, (choice) => !WITHOUT_BHK.has(canonicalSubtype(choice)));

/** Whether the projects list shows the BHK dropdown for the chosen types [JLIST-2]. */
export const projectBhkApplies = (types: string): boolean =>
  holdsForSome(types, (type) => !equalsIgnoreCase(type, 'Venture') && !equalsIgnoreCase(type, 'Commercial'));
