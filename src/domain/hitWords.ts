import type { AreaUnit } from './areaUnits';
import { activeFilters, NO_FILTERS, type PropertyFilters } from './filters';
import { label } from './label';
import { listed } from './listed';
import { agentName, builderName, placeLabel, projectName } from './names';
import { RENT } from './possession';
import { valuesOf } from './severalValues';
import * as words from '@/words/suggestions';

/** Something that a search leads to; without filters it is the page of a project, a builder or a realtor. */
interface Hit {
  readonly kind: 'type' | 'place' | 'landmark' | 'project' | 'builder' | 'realtor';
  /** A name; where there is none, it tells whether a PIN stands for the localities. */
  readonly label: string;
  readonly filters: Partial<PropertyFilters> | null;
}

interface HitWords {
  readonly label: string;
  /** Tells hits of one label apart; '' where there is nothing to tell. */
  readonly note: string;
}

const PIN = /\b\d{6}\b/;
const ROLES: Readonly<Partial<Record<Hit['kind'], string>>> = {
  project: projectName({}),
  builder: builderName({}),
  realtor: agentName(),
};

const parted = (parts: readonly string[]): string => parts.filter(Boolean).join(' · ');

/** What is wanted, without where: "2 BHK", "Up to ₹60 L". */
function wantedIn(filters: Partial<PropertyFilters>, unit?: AreaUnit): readonly string[] {
  const others = activeFilters({ ...NO_FILTERS, ...filters, city: '', locality: '' }, 'property', unit);
  return [...others.map((other) => other.label), filters.transactionType === RENT ? words.saleOnly : ''];
}

/** How something found is called, and what it says of itself, in the page's language; areas in `unit` [HOME-14]. */
export function hitWords({ kind, label: name, filters }: Hit, unit?: AreaUnit): HitWords {
  if (filters === null) return { label: name, note: ROLES[kind] ?? '' };
  const { city, locality = '' } = filters;
  if (kind === 'type') {
    const localities = PIN.exec(name)?.[0] ?? listed(valuesOf(locality).map(label), 'or');
    return { label: parted([...wantedIn(filters, unit), placeLabel({ locality: localities, city })]), note: '' };
  }
  const around = name === locality ? placeLabel({ city }) : placeLabel({ locality, city });
  return { label: label(name), note: parted([...wantedIn(filters, unit), name === city ? '' : around]) };
}
