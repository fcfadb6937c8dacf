import type { Coerced } from './readers/coerce';
import type { AGENT_FIELDS, BUILDER_FIELDS, PROJECT_FIELDS } from './readers/fields';
import type { DETAIL_FIELDS, OWN_PROPERTY_FIELDS, POSTING_FIELDS, PROPERTY_FIELDS } from './readers/propertyFields';

/**
 * The records that the entity slices hold, one home for each fact. A field is absent when no answer has brought it yet
 * and null when the listing does not have it. Prices are rupees, areas square feet.
 */
export interface PropertyRecord
  extends
    Coerced<typeof PROPERTY_FIELDS>,
    Coerced<typeof DETAIL_FIELDS>,
    Coerced<typeof OWN_PROPERTY_FIELDS>,
    Coerced<typeof POSTING_FIELDS> {
  readonly _id: string;
  /** The owner's id in the agents slice. */
  readonly userId?: string | null;
  readonly amenities?: Readonly<Record<string, boolean>> | null;
  /** When its owner last said that it is still for sale, ISO 8601; null: never. Absent where the server cannot keep that. */
  readonly renewedAt?: string | null;
}
export interface ProjectRecord extends Coerced<typeof PROJECT_FIELDS> {
  readonly _id: string;
  readonly userId?: string | null;
  readonly amenities?: Readonly<Record<string, boolean>> | null;
}
export interface AgentRecord extends Coerced<typeof AGENT_FIELDS> {
  readonly _id: string;
  readonly propertyIds?: readonly string[] | null;
}
export interface BuilderRecord extends Coerced<typeof BUILDER_FIELDS> {
  readonly _id: string;
  readonly projectIds?: readonly string[] | null;
}

/**
 * Some servers name an owner or a builder's project without an id. Such a record gets an id made of its place, which
 * no address can name: the screens show it and do not link it.
 */
export const placeId = (within: string, what: string | number): string => `at:${within}:${what}`;
export const isLinkable = (id: string | null | undefined): id is string =>
  typeof id === 'string' && !id.startsWith('at:');
