import { fieldLabelsOf } from '@/domain/fieldLabels';
import type { Language } from '@/domain/languages';
import * as enLabels from '../../words/built/en/fieldLabels';
import * as enNumbers from '../../words/built/en/numbers';
import * as hiLabels from '../../words/built/hi/fieldLabels';
import * as hiNumbers from '../../words/built/hi/numbers';
import * as teLabels from '../../words/built/te/fieldLabels';
import * as teNumbers from '../../words/built/te/numbers';

/** What the forms of each language call the fields of a listing. */
export const FIELD_NAMES: Readonly<Record<Language, ReadonlyMap<string, string>>> = {
  en: new Map(Object.entries(fieldLabelsOf(enLabels.labels, enNumbers.parking))),
  hi: new Map(Object.entries(fieldLabelsOf(hiLabels.labels, hiNumbers.parking))),
  te: new Map(Object.entries(fieldLabelsOf(teLabels.labels, teNumbers.parking))),
};
