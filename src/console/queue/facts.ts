import { isNumberKind, LISTING_FIELDS, type FieldKind, type FieldRow } from '@/contract/listingFields';
import { AMENITIES } from '@/domain/amenities';
import { UNIT_WORDS } from '@/domain/area';
import { FIELD_LABELS } from '@/domain/fieldLabels';
import { label as labelOf } from '@/domain/label';
import { possessionLabel } from '@/domain/possession';
import { toNumber } from '@/domain/price';
import { indianNumber } from '@/domain/text';
import { writtenDay } from '@/domain/writtenDay';
import * as words from '@/words/consoleQueue';

type Doc = Readonly<Record<string, unknown>>;

const ROWS: Readonly<Record<string, FieldRow | undefined>> = LISTING_FIELDS;
const LABELS: Readonly<Record<string, string | undefined>> = FIELD_LABELS;
const UNITS: Readonly<Record<string, (n: number) => string>> = {
  rupees: (n) => `₹${indianNumber(n)}`,
  area: (n) => `${indianNumber(n)} ${UNIT_WORDS.sqft.label}`,
  feet: (n) => words.facts.feet({ number: indianNumber(n) }),
  years: (n) => words.facts.years({ n }),
};
const FLAGS: ReadonlyMap<string, string> = new Map(AMENITIES.map(({ key, label }) => [key, label]));
/** Shown in places of their own. */
const APART = new Set(['name', 'about', 'pictures', 'pictureList']);
/** What their words stand for is shown in the page's language; what somebody wrote stays. */
const CHOSEN: ReadonlySet<FieldKind> = new Set(['word', 'choice', 'count', 'floor', 'yesNo']);
const DATES = new Set(['launchDate', 'possessionDate']);
const PLACES = new Set(['city', 'locality']);

function valueOf(field: string, { kind }: FieldRow, value: unknown): string {
  if (value === null || value === undefined || value === '') return '';
  if (typeof value === 'boolean') return labelOf(value ? 'Yes' : 'No');
  if (Array.isArray(value)) return value.filter((each) => typeof each === 'string').join(', ');
  if (typeof value === 'object')
    return Object.entries(value)
      .filter(([, isThere]) => isThere === true)
      .map(([name]) => FLAGS.get(name) ?? name)
      .join(', ');
  const number = isNumberKind(kind) ? toNumber(value) : null;
  if (number !== null) return (UNITS[kind] ?? indianNumber)(number);
  // A month is told in words, and what is no date stays as it was written.
  if (DATES.has(field) && typeof value === 'string') return writtenDay(value, 'long');
  if (field === 'possessionStatus' && typeof value === 'string') return possessionLabel(value);
  if (typeof value === 'string') return CHOSEN.has(kind) || PLACES.has(field) ? labelOf(value) : value;
  return typeof value === 'number' ? String(value) : '';
}

interface TextFact {
  readonly label: string;
  readonly value: string;
}

/** What the fields of a listing say, each name once, those without a value left out. `all`: with its words, and what is empty. */
export function factsOf(doc: Doc, all = false): readonly TextFact[] {
  const facts = Object.entries(doc).flatMap(([field, value]) => {
    const [row, label] = [ROWS[field], LABELS[field]];
    if (row === undefined || label === undefined || (!all && (APART.has(field) || APART.has(row.kind)))) return [];
    const text = valueOf(field, row, value);
    return text === '' && !all ? [] : [{ label, value: text }];
  });
  return [...new Map(facts.map((fact) => [fact.label, fact])).values()];
}
