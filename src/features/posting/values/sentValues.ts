import { fieldsShown } from './fieldsShown';
import { pick } from './pick';
import { ASKED_FIELDS, type PostingField } from './postingFields';
import { UNTOUCHED, type PostingValues } from './postingValues';

const ALL: readonly PostingField[] = [...ASKED_FIELDS, 'morePricing'];

/** Whether a field says something; a box that is not ticked and amenities of which none is there do not. */
function isGiven(value: PostingValues[PostingField]): boolean {
  if (typeof value === 'string') return value.trim() !== '';
  return typeof value === 'object' ? Object.values(value).some((each) => each !== false) : value === true;
}

/**
 * What a form has beside what it asks for its kind: of the fields that were brought along, those that say something. They
 * stand apart, can be removed one by one, and are sent [STAT-5, EDIT-6].
 */
export function fieldsApart(values: PostingValues, brought: readonly string[]): readonly PostingField[] {
  const shown = fieldsShown(values);
  return ALL.filter((field) => brought.includes(field) && !shown.has(field) && isGiven(values[field]));
}

/** What a stored listing brings along: all that its kind's form does not ask for. */
export const broughtBy = (stored: PostingValues): readonly PostingField[] => fieldsApart(stored, ALL);

/** A brokerage of which nobody said how it is counted is an amount, as its form shows it first [WIZ-15]. */
export const withBrokerageType = (values: PostingValues): PostingValues =>
  values.brokerage === undefined ? values : { brokerChargesType: 'fixed', ...values };

/**
 * What is sent of a form: what it asks for its kind, and what was brought along. Anything else stays in the form, so that
 * its kind finds it again, and is not sent [WIZ-6, WIZ-7, WIZ-14, WIZ-15].
 */
export function sentValues(values: PostingValues, brought: readonly string[]): PostingValues {
  const shown: ReadonlySet<string> = fieldsShown(values);
  const isSent = (field: string) => shown.has(field) || brought.includes(field);
  return { ...UNTOUCHED, ...pick(values, isSent) };
}
