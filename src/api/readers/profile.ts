import type { ProfileField } from '@/contract/profileFields';
import { bool, fieldsOf, number, text, texts, type Coerced, type Raw } from './coerce';

const joined = (value: unknown): string | null => texts(value)?.join(', ') ?? null;
const first = (value: unknown): string | null => texts(value)?.[0] ?? null;
/** YYYY-MM-DD, also out of a moment: a birthday is the day that was written, wherever the device is. */
const day = (value: unknown): string | null => /^\s*(\d{4}-\d{2}-\d{2})/.exec(text(value) ?? '')?.[1] ?? null;
const digits = (value: unknown): string | null => text(value)?.replace(/\D/g, '') || null;

const letters = (word: string) => word.toLowerCase().replace(/[^a-z]/g, '');
/** One of the words, however it was written. */
const oneOf =
  (...words: readonly string[]) =>
  (value: unknown): string | null => {
    const said = letters(text(value) ?? '');
    return words.find((word) => letters(word) === said) ?? null;
  };

const READERS = {
  name: joined,
  username: joined,
  phone: joined,
  countryCode: digits,
  profilePic: first,
  dateOfBirth: day,
  age: number,
  about: joined,
  gender: oneOf('Male', 'Female'),
  aadharNumber: joined,
  currentAddress: joined,
  permanentAddress: joined,
  workingCulture: oneOf('Full-Time', 'Part-Time'),
  partTimeDescription: joined,
  workingIndividual: joined,
  vehicle: bool,
  realEstateExperience: number,
  higherQualification: joined,
  expertiseProperties: joined,
  expertiseLocation: joined,
  commissionBuyer: joined,
  commissionSeller: joined,
  languages: joined,
  reraNumber: joined,
  email: joined,
} as const satisfies Readonly<Record<ProfileField, (value: unknown) => unknown>>;

/** The user's own profile (PROF-1): what an answer does not have is not there. */
export type OwnProfile = Coerced<typeof READERS>;
/** The profile in an answer's record. */
export const profileOf = (raw: Raw): OwnProfile => fieldsOf(raw, READERS, false);
