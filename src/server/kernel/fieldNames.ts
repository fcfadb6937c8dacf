import { fieldLabelsOf } from '@/domain/fieldLabels';
import type { Language } from '@/domain/languages';
import * as enLabels from '../../words/built/en/fieldLabels';
import * as en from '../../words/built/en/fieldNames';
import * as enNumbers from '../../words/built/en/numbers';
import * as hiLabels from '../../words/built/hi/fieldLabels';
import * as hi from '../../words/built/hi/fieldNames';
import * as hiNumbers from '../../words/built/hi/numbers';
import * as hiPictures from '../../words/built/hi/pictureKinds';
import * as hiProfile from '../../words/built/hi/profile';
import * as teLabels from '../../words/built/te/fieldLabels';
import * as te from '../../words/built/te/fieldNames';
import * as teNumbers from '../../words/built/te/numbers';
import * as tePictures from '../../words/built/te/pictureKinds';
import * as teProfile from '../../words/built/te/profile';

/** What the forms of each language call the fields of a listing. */
export const FIELD_NAMES: Readonly<Record<Language, ReadonlyMap<string, string>>> = {
  en: new Map(Object.entries(fieldLabelsOf(enLabels.labels, enNumbers.parking))),
  hi: new Map(Object.entries(fieldLabelsOf(hiLabels.labels, hiNumbers.parking))),
  te: new Map(Object.entries(fieldLabelsOf(teLabels.labels, teNumbers.parking))),
};

/** What no form of a listing or a profile asks for. */
const OTHERS: Readonly<Record<Language, typeof en>> = { en, hi, te };

function namesInErrors(
  language: Language,
  profile: typeof teProfile,
  pictures: typeof tePictures,
): ReadonlyMap<string, string> {
  return new Map([
    ...Object.entries(OTHERS[language].names),
    ...Object.entries(pictures),
    ...FIELD_NAMES[language],
    ...Object.entries(profile.labels),
  ]);
}

/** English errors name a field as the call does. */
export type NamingLanguage = Exclude<Language, 'en'>;
const IN_ERRORS: Readonly<Record<NamingLanguage, ReadonlyMap<string, string>>> = {
  hi: namesInErrors('hi', hiProfile, hiPictures),
  te: namesInErrors('te', teProfile, tePictures),
};

/** What an error calls the field at a path of a call, such as `bedrooms.0`; the path itself where nobody fills it in. */
export const nameInErrors = (path: string, language: NamingLanguage): string =>
  path
    .split('.')
    .map((part) => IN_ERRORS[language].get(part))
    .find((name) => name !== undefined) ?? path;
