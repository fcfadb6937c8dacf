import { FORM_ERROR } from 'final-form';
import { describeError } from '@/api/errors';
import { refusedField } from '@/api/refusedField';
import { POSTING_IMAGE_CATEGORIES } from '@/domain/imageGroups';
import { isOvertaken } from '../values/overtaken';
import { PHOTO_STEP, stepOfField } from './steps';

/** Why a form was not taken, as final-form keeps it: in all, and at the field that it names. */
export type Faults = Readonly<Record<string, string>>;

const isPhotos = (field: string) => POSTING_IMAGE_CATEGORIES.some(({ key }) => key === field);

/** What a failed call leaves in the form: the server's reason to the letter, and at the field that it names (ERR-3). */
export function faultsOf(error: unknown): Faults {
  const reason = describeError(error);
  if (isOvertaken(error)) return { [FORM_ERROR]: reason, mark: reason };
  const refused = refusedField(error);
  if (refused === null || (stepOfField(refused.field) === null && !isPhotos(refused.field))) {
    return { [FORM_ERROR]: reason };
  }
  return { [FORM_ERROR]: reason, [refused.field]: refused.words };
}

/** The posting step of the first of some fields that a step asks for; null for none. */
export function stepOfFirst(fields: readonly string[]): number | null {
  for (const field of fields) {
    const step = isPhotos(field) ? PHOTO_STEP : stepOfField(field);
    if (step !== null) return step;
  }
  return null;
}

/** The posting step that a form's faults are on; null when they name no field. */
export const stepOfFaults = (faults: Readonly<Record<string, unknown>> | undefined): number | null =>
  stepOfFirst(Object.keys(faults ?? {}));
