import type { OwnProfile } from '@/api/readers/profile';
import type { Bodies } from '@/contract/payloads';
import { ASKED_OF_PROFILE, PROFILE_FIELDS, type AskedOfProfile, type ProfileRow } from '@/contract/profileFields';
import { ageOn, dayOf } from '@/domain/day';
import { distinctTexts } from '@/domain/text';

/**
 * What the form holds: texts; what is not given is absent. Whom somebody works for is asked as `worksAs`: `individual`, or
 * `organisation` with a name (PROF-9).
 */
export type ProfileValues = Readonly<
  Partial<Record<Exclude<AskedOfProfile, 'workingIndividual'> | 'worksAs' | 'organisation', string>>
>;

const INDIVIDUAL = 'individual';

const given = (value: string | number | boolean | null | undefined): string | undefined =>
  String(value ?? '').trim() || undefined;

function worksAs(value: string | undefined): Pick<ProfileValues, 'worksAs' | 'organisation'> {
  if (value === undefined) return {};
  if (value.toLowerCase() === INDIVIDUAL) return { worksAs: INDIVIDUAL };
  return { worksAs: 'organisation', organisation: value };
}

/** The form's values of a profile as the server sent it; the age is that of today, where the date of birth tells it. */
export const valuesOf = (profile: OwnProfile): ProfileValues =>
  Object.fromEntries(
    Object.entries({
      ...Object.fromEntries(ASKED_OF_PROFILE.map((name) => [name, given(profile[name])])),
      age: given(ageOn(profile.dateOfBirth ?? '', dayOf(new Date())) ?? profile.age),
      workingIndividual: undefined,
      ...worksAs(given(profile.workingIndividual)),
    }).filter(([, value]) => value !== undefined),
  );

/** What was typed in a field as it is sent; undefined is not. */
function sentValue({ kind, words = [] }: ProfileRow, typed: string | undefined): unknown {
  switch (kind) {
    case 'picture':
      return typed;
    case 'number':
      return typed === undefined ? undefined : Number(typed);
    case 'flag':
      return typed === 'true';
    case 'oneOf':
      return words.find((word) => word === typed) ?? '';
    case 'list':
      return [...distinctTexts((typed ?? '').split(/[,;]/))];
    default:
      return typed ?? '';
  }
}

/**
 * What is sent: username and phone never (PROF-1), and of a non-agent the short form alone (PROF-5). The Aadhaar number
 * goes back as it was shown when it was not changed. A part-time description is sent for Part-Time only (PROF-3).
 */
export function payloadOf(values: ProfileValues, isAgent: boolean): Bodies['updateProfile'] {
  const typed = { ...values, workingIndividual: values.worksAs === INDIVIDUAL ? INDIVIDUAL : values.organisation };
  const isSent = (name: AskedOfProfile) =>
    (isAgent || 'asked' in PROFILE_FIELDS[name]) &&
    (name !== 'partTimeDescription' || values.workingCulture === 'Part-Time');
  return Object.fromEntries(
    ASKED_OF_PROFILE.filter(isSent).map((name) => [name, sentValue(PROFILE_FIELDS[name], typed[name])]),
  );
}
