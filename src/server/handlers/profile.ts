import { isDay } from '@/domain/day';
import type { Profile } from '@/contract/entities';
import { profile as profileShape } from '@/contract/entities';
import type { Bodies } from '@/contract/payloads';
import { PROFILE_FIELDS, PUBLIC_PROFILE } from '@/contract/profileFields';
import { projectRera } from '@/domain/reraNumber';
import { parseDoc } from '../db/doc';
import type { UserRow } from '../db/queries/people';
import { placesAsCalled } from '../db/queries/places';
import { aadhaarLastFour, updateProfile, type ProfileChange, type SealedAadhaar } from '../db/queries/profiles';
import { claimUploads } from '../db/queries/uploads';
import { HttpError } from '../kernel/httpError';
import { said, saidOf } from '../kernel/said';
import { aadhaarDigits, lastFourOfMasked, maskedAadhaar } from '../rules/aadhaar';
import { uploadIdOf } from '../rules/listingLinks';
import { refuseLinks, refusePhones, refuseUnfitNames } from '../rules/publicTexts';
import { seal } from '../rules/sealing';
import { secretKey } from '../rules/secretKey';
import { storedLanguages } from '../rules/spokenLanguages';
import type { Context, Handlers } from './context';
import { requireUser } from './requireUser';

type Form = Bodies['updateProfile'];

/** What everybody reads on an agent's page, in the agent's own words. */
const PUBLIC_TEXTS = PUBLIC_PROFILE.filter((field) => field !== 'profilePic' && field !== 'realEstateExperience');

/** The number to be stored; null removes it, undefined leaves it. Throws 400 for what is no Aadhaar number. */
async function changedAadhaar(context: Context, userId: string, typed: Form['aadharNumber']) {
  if (typed === undefined) return undefined;
  if (typed === null || typed.trim() === '') return null;
  const masked = lastFourOfMasked(typed);
  if (masked !== null && masked === (await aadhaarLastFour(context.db, userId))) return undefined;
  const digits = aadhaarDigits(typed);
  if (digits === null) throw new HttpError(400, saidOf('aadharNumber', said('wrongAadhaar')));
  const number: SealedAadhaar = {
    sealed: seal(secretKey(context.config), userId, digits),
    lastFour: digits.slice(-4),
  };
  return number;
}

const EARLIEST_BIRTH = '1900-01-01';

/** Throws 400 unless it is a day that has been, as YYYY-MM-DD. */
function checkBirth(day: Form['dateOfBirth'], now: number): void {
  if (day === null || day === undefined || day === '') return;
  if (!isDay(day) || day < EARLIEST_BIRTH || Date.parse(day) > now) {
    throw new HttpError(400, saidOf('dateOfBirth', said('birthInPast')));
  }
}

/** Throws 400 unless the picture is the user's own upload, or the one that is there already. */
async function checkPicture({ db, now }: Context, user: UserRow, url: Form['profilePic']): Promise<void> {
  if (url === null || url === undefined || url === '' || url === parseDoc(user.doc)['profilePic']) return;
  const id = uploadIdOf(url);
  if (id === null || !(await claimUploads(db, user.id, [id], now())).has(id)) {
    throw new HttpError(400, said('otherPicture', { field: 'profilePic', isMap: 'other' }));
  }
}

const blankAsNull = (value: unknown): unknown =>
  value === '' || (Array.isArray(value) && value.length === 0) ? null : value;

/** The own profile: read, with the Aadhaar number masked, and written (API-15, API-16). */
export const profileHandlers: Handlers = {
  getProfile: async (context, _asked, session) => {
    const user = await requireUser(context, session);
    const doc = parseDoc(user.doc);
    const lastFour = await aadhaarLastFour(context.db, user.id);
    const profile: Profile = {
      ...Object.fromEntries(Object.entries(doc).filter(([field]) => field in PROFILE_FIELDS)),
      name: user.name,
      username: user.username,
      phone: user.phone,
      email: user.email,
      countryCode: user.country_code,
      aadharNumber: lastFour === null ? null : maskedAadhaar(lastFour),
      role: { roleCode: user.role_code },
    };
    return { body: profile };
  },
  updateProfile: async (context, form, session) => {
    const user = await requireUser(context, session);
    checkBirth(form.dateOfBirth, context.now());
    refuseUnfitNames({ name: form.name });
    const shown = Object.fromEntries(PUBLIC_TEXTS.map((field) => [field, [form[field]].flat().join(', ')]));
    // A registration has figures of its own.
    refusePhones({ ...shown, reraNumber: undefined });
    refuseLinks(shown);
    if (projectRera(form.reraNumber) !== null) throw new HttpError(400, said('projectRera', { field: 'reraNumber' }));
    await checkPicture(context, user, form.profilePic);
    const { name, aadharNumber, ...fields } = form;
    if (fields.expertiseLocation) {
      const called = await placesAsCalled(context.db, fields.expertiseLocation);
      // The names here may be longer than what was written.
      if (profileShape.shape.expertiseLocation.safeParse(called).success) fields.expertiseLocation = called;
    }
    if (fields.languages) fields.languages = [...storedLanguages(fields.languages)];
    const change: ProfileChange = {
      name: name === undefined ? undefined : name?.trim() || null,
      fields: Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, blankAsNull(value)])),
      aadhaar: await changedAadhaar(context, user.id, aadharNumber),
    };
    await updateProfile(context.db, user.id, change);
    return { body: { message: said('profileUpdated') } };
  },
};
