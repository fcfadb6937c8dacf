import { fieldsAsked, type PostingField } from '../values/postingFields';
import type { FormKey } from '@/store/uploads/uploadItem';
import * as words from '@/words/posting';

/** Steps count from 1; posting has four (WIZ-1), editing three (EDIT-1). */
export const isEdit = (form: FormKey): boolean => form.startsWith('edit:');

/** The titles of the steps in their order, the specification's own words (WIZ-1, EDIT-1). */
const POST_TITLES = [words.postSteps.basic, words.postSteps.details, words.postSteps.photos, words.postSteps.price];
const EDIT_TITLES = [words.editSteps.basic, words.editSteps.details, words.editSteps.photos];

/** The titles of a form's steps; a static variant is one page without steps. */
export function stepTitles(form: FormKey): readonly string[] {
  if (form === 'post') return POST_TITLES;
  return isEdit(form) ? EDIT_TITLES : [];
}

/** A step within the form's own; an edit has its prices on the step of the photos. */
export const stepWithin = (form: FormKey, step: number): number =>
  Math.min(Math.max(1, Math.trunc(step) || 1), stepTitles(form).length);

/** The step with what was brought along, below the details (STAT-5). */
export const BROUGHT_STEP = 2;

/** The step with the terms and the photos (WIZ-10). */
export const PHOTO_STEP = 3;

/** What each step asks, the first step first. */
const STEPS: readonly (readonly PostingField[])[] = [
  fieldsAsked('kind', 'place'),
  fieldsAsked('all', 'building', 'land', 'variant'),
  fieldsAsked('media', 'terms'),
  [...fieldsAsked('price', 'more', 'brokerage'), 'morePricing'],
];

const BY_FIELD: ReadonlyMap<string, number> = new Map(
  STEPS.flatMap((fields, index) => fields.map((field) => [field, index + 1] as const)),
);

/** The posting step on which a field of the payload stands; null for one that no step shows. */
export const stepOfField = (field: string): number | null => BY_FIELD.get(field) ?? null;
