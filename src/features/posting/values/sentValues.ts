import { fieldsShown } from './fieldsShown';
import { pick } from './pick';
import { UNTOUCHED, type PostingValues } from './postingValues';

/** Asked by the static variants alone: the wizard carries them along unseen [STAT-5]. */
const CARRIED: ReadonlySet<string> = new Set<keyof PostingValues>(['noOfUnits', 'noOfFloors']);

/** What a form says of a listing, and of which fields. */
export interface SentValues {
  readonly values: PostingValues;
  /** Whether the payload names a field; what it does not name stays as it is on the server. */
  readonly names: (field: string) => boolean;
}

/** A brokerage of which nobody said how it is counted is an amount, as its form shows it first [WIZ-15]. */
const withBrokerageType = (values: PostingValues): PostingValues =>
  values.brokerage === undefined ? values : { brokerChargesType: 'fixed', ...values };

/** What a new listing is made of: what its form shows. What is hidden is not sent [WIZ-6, WIZ-7]. */
export function sentOnPost(values: PostingValues): SentValues {
  const shown: ReadonlySet<string> = fieldsShown(values);
  const names = (field: string) => shown.has(field) || CARRIED.has(field);
  return { values: withBrokerageType({ ...UNTOUCHED, ...pick(values, names) }), names };
}

/**
 * What an edit makes of a listing. A field that is shown says what it says. One that the form hid before and hides now
 * keeps its value [EDIT-6]; one that the edit itself hid goes: by another subtype that does not have it, "No" to
 * brokerage, or "more pricing" unticked.
 */
export function sentOnEdit(values: PostingValues, stored: PostingValues): SentValues {
  const shown: ReadonlySet<string> = fieldsShown(values, true);
  const before: ReadonlySet<string> = fieldsShown(stored, true);
  const asked = (field: string) => shown.has(field) || CARRIED.has(field);
  const kept = (field: string) => !asked(field) && !before.has(field);
  const sent = { ...UNTOUCHED, ...pick(stored, kept), ...pick(values, asked) };
  return { values: sent.brokerage === stored.brokerage ? sent : withBrokerageType(sent), names: () => true };
}
