import { AMENITIES } from '@/domain/amenities';
import { UNIT_WORDS } from '@/domain/area';
import { label } from '@/domain/label';
import { labelOfField } from '@/domain/fieldLabels';
import { grouped } from '@/domain/readTyped';
import { writtenDay } from '@/domain/writtenDay';
import * as words from '@/words/posting';
import * as priceWords from '@/words/postingPrice';
import { isNumberField } from '../values/numberFields';
import type { PostingField } from '../values/postingFields';
import type { PostingValues } from '../values/postingValues';
import { DETAIL_FIELDS, type DetailSpec } from './detailFields';

const SPECS: Readonly<Partial<Record<PostingField, DetailSpec>>> = DETAIL_FIELDS;

/** What a field is called in the forms. */
export const fieldLabel = (field: PostingField): string => labelOfField(field) ?? field;

function unitOf(field: PostingField): string {
  const spec = SPECS[field];
  if (spec?.look === 'area') return ` ${UNIT_WORDS.sqft.label}`;
  return spec?.look === 'number' && spec.unit ? ` ${spec.unit}` : '';
}

const labelOf = new Map<string, string>(AMENITIES.map((amenity) => [amenity.key, amenity.label]));

/** What a field holds, in words: "2,400 sq ft", "Lift, Park". */
export function fieldWords(values: PostingValues, field: PostingField): string {
  const value = values[field];
  if (field === 'brokerChargesType') return value === 'percentage' ? priceWords.percentage : priceWords.fixed;
  if (typeof value === 'string' && SPECS[field]?.look === 'month') return writtenDay(value, 'long');
  if (typeof value === 'string') return isNumberField(field) ? `${grouped(value)}${unitOf(field)}` : label(value);
  if (field === 'customAmenities') return values.customAmenities.join(', ');
  if (field !== 'amenities') return words.yes;
  const there = Object.keys(values.amenities).filter((key) => values.amenities[key] === true);
  return there.map((key) => labelOf.get(key) ?? key).join(', ');
}
