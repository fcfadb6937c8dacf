import { composeValidators, required, type Validator } from '@/components/fields/validators';
import { PROFILE_FIELDS } from '@/contract/profileFields';
import { ageOn, dayOf } from '@/domain/day';
import { projectRera } from '@/domain/reraNumber';
import * as words from '@/words/profile';

const given = (label: string): Validator => required(words.required({ label }));

const pastDay: Validator = (value) =>
  typeof value !== 'string' || ageOn(value, dayOf(new Date())) === null ? words.pastDay : undefined;

const years =
  (most: number): Validator =>
  (value) =>
    typeof value === 'string' && /^\d+(\.\d+)?$/.test(value) && Number(value) <= most ? undefined : words.yearsOnly;

/** The age that the date of birth gives, where one is given. */
const ageOfBirth: Validator = (value, all) => {
  const born = all['dateOfBirth'];
  const age = typeof born === 'string' ? ageOn(born, dayOf(new Date())) : null;
  return age === null || Number(value) === age ? undefined : words.ageByBirth({ age });
};

const aadhaar =
  (shown: string | undefined): Validator =>
  (value) =>
    value === shown || (typeof value === 'string' && /^\d{12}$/.test(value.replace(/[\s-]/g, '')))
      ? undefined
      : words.aadhaarWrong;

/** An agent's number has many forms, but not that of a project's. */
export const validRera: Validator = (value) => (projectRera(value) === null ? undefined : words.reraOfProject);

export const validGiven = given;
export const validBirth = composeValidators(given(words.labels.dateOfBirth), pastDay);
export const validAge = composeValidators(given(words.labels.age), years(PROFILE_FIELDS.age.max), ageOfBirth);
export const validExperience = composeValidators(
  given(words.labels.realEstateExperience),
  years(PROFILE_FIELDS.realEstateExperience.max),
);
/** `shown`: the number as it came, masked; it may stay. */
export const validAadhaar = (shown: string | undefined): Validator =>
  composeValidators(given(words.labels.aadharNumber), aadhaar(shown));
