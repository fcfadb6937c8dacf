import { isRaw } from '@/api/readers/coerce';

/** What a visitor typed and chose in the form for a call back before the login that it asks for (JDET-8). */
export interface TypedLead {
  readonly phone?: string;
  readonly interestedIn?: readonly string[];
  /** The same person ticked it, in this visit. */
  readonly consent?: true;
}

/** What of it a form or storage holds. */
export function readTypedLead(held: unknown): TypedLead {
  if (!isRaw(held)) return {};
  const { phone, interestedIn, consent } = held;
  return {
    ...(typeof phone === 'string' && phone !== '' && { phone }),
    ...(Array.isArray(interestedIn) && {
      interestedIn: interestedIn.filter((size): size is string => typeof size === 'string'),
    }),
    ...(consent === true && { consent }),
  };
}
