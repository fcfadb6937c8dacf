import type { OwnProfile } from '@/api/readers/profile';
import type { Bodies } from '@/contract/payloads';
import { distinctTexts } from '@/domain/text';

/** Fields that are one text in the form and one in the payload. */
const TEXTS = [
  'name',
  'profilePic',
  'dateOfBirth',
  'age',
  'about',
  'aadharNumber',
  'currentAddress',
  'permanentAddress',
  'partTimeDescription',
  'realEstateExperience',
  'higherQualification',
  'expertiseProperties',
  'expertiseLocation',
  'commissionBuyer',
  'commissionSeller',
  'languages',
  'reraNumber',
] as const;
type TextName = (typeof TEXTS)[number];

/** What the form holds: texts and choices; what is not given is absent. */
export interface ProfileValues extends Readonly<Partial<Record<TextName, string>>> {
  readonly gender?: string;
  readonly workingCulture?: string;
  /** `individual`, or `organisation` with a name (PROF-9). */
  readonly worksAs?: string;
  readonly organisation?: string;
  /** `true` or `false`. */
  readonly vehicle?: string;
}

const INDIVIDUAL = 'individual';

const given = (value: string | number | boolean | null | undefined): string | undefined =>
  String(value ?? '').trim() || undefined;

function worksAs(value: string | undefined): Pick<ProfileValues, 'worksAs' | 'organisation'> {
  if (value === undefined) return {};
  if (value.toLowerCase() === INDIVIDUAL) return { worksAs: INDIVIDUAL };
  return { worksAs: 'organisation', organisation: value };
}

const present = (values: Readonly<Record<string, string | undefined>>): ProfileValues =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

/** The form's values of a profile as the server sent it. */
export const valuesOf = (profile: OwnProfile): ProfileValues =>
  present({
    ...Object.fromEntries(TEXTS.map((name) => [name, given(profile[name])])),
    gender: given(profile.gender),
    workingCulture: given(profile.workingCulture),
    vehicle: given(profile.vehicle),
    ...worksAs(given(profile.workingIndividual)),
  });

const genderOf = (word: string | undefined) => (word === 'Male' || word === 'Female' ? word : '');
const cultureOf = (word: string | undefined) => (word === 'Full-Time' || word === 'Part-Time' ? word : '');

/**
 * What is sent: username and phone never (PROF-1), and of a non-agent the short form alone (PROF-5). The Aadhaar number
 * goes back as it was shown when it was not changed. A part-time description is sent for Part-Time only (PROF-3).
 */
export function payloadOf(values: ProfileValues, isAgent: boolean): Bodies['updateProfile'] {
  const { name = '', dateOfBirth = '', age, gender, profilePic } = values;
  const short: Bodies['updateProfile'] = {
    name,
    dateOfBirth,
    ...(age === undefined ? {} : { age: Number(age) }),
    gender: genderOf(gender),
    ...(profilePic === undefined ? {} : { profilePic }),
  };
  if (!isAgent) return short;
  const { about = '', aadharNumber = '', currentAddress = '', permanentAddress = '', workingCulture } = values;
  const { higherQualification = '', expertiseProperties = '', expertiseLocation = '' } = values;
  const { realEstateExperience, commissionBuyer = '', commissionSeller = '', partTimeDescription = '' } = values;
  const { languages = '', reraNumber = '' } = values;
  return {
    ...short,
    about,
    aadharNumber,
    currentAddress,
    permanentAddress,
    workingCulture: cultureOf(workingCulture),
    ...(workingCulture === 'Part-Time' ? { partTimeDescription } : {}),
    workingIndividual: values.worksAs === INDIVIDUAL ? INDIVIDUAL : (values.organisation ?? ''),
    vehicle: values.vehicle === 'true',
    ...(realEstateExperience === undefined ? {} : { realEstateExperience: Number(realEstateExperience) }),
    higherQualification,
    expertiseProperties,
    expertiseLocation,
    commissionBuyer,
    commissionSeller,
    languages: [...distinctTexts(languages.split(/[,;]/))],
    reraNumber,
  };
}
