import type { core } from 'zod';
import { REVIEW_TEXT } from '@/contract/limits';
import type { Fault } from '@/contract/faults';
import { besideField, said, type Said } from './said';

/** A caller's own word in an answer: short, without control characters and without the half of one that was cut. */
const shown = (word: string): string => word.slice(0, 100).replace(/[\p{Cc}\p{Surrogate}]/gu, '?');

/** The contract's own faults. A whole sentence says by itself what it is about. */
const OWN: Readonly<Record<Fault, (field: string) => Said>> = {
  required: (field) => said('required', { field }),
  controlCharacters: (field) => said('controlCharacters', { field }),
  halfCharacter: (field) => said('halfCharacter', { field }),
  negative: (field) => said('negative', { field }),
  notANumber: (field) => said('notANumber', { field }),
  wholeRupees: (field) => said('wholeRupees', { field }),
  wholeSquareFeet: (field) => said('wholeSquareFeet', { field }),
  wrongMobile: () => said('wrongMobile'),
  sixDigits: () => said('sixDigits'),
  sixOrTwentyDigits: () => said('sixOrTwentyDigits'),
  wrongEmail: () => said('wrongEmail'),
  shortReview: (field) => said('fewCharacters', { field, least: String(REVIEW_TEXT.least) }),
  sayWhy: () => said('sayWhy'),
  emptyFile: (field) => said('emptyFile', { field }),
  wrongYear: (field) => said('wrongYear', { field }),
  wrongYears: (field) => said('wrongYears', { field }),
  pictureNeeded: () => said('pictureNeeded'),
  markup: (field) => said('markup', { field }),
  formula: (field) => said('formula', { field }),
  wrongPin: (field) => said('wrongPin', { field }),
  notDegrees: (field) => said('notDegrees', { field }),
  outsideIndia: (field) => said('outsideIndia', { field }),
  bothDegrees: () => said('bothDegrees'),
  yesOrNo: (field) => said('yesOrNo', { field, yes: 'yes', no: 'no' }),
};
const isOwn = (message: string): message is Fault => Object.hasOwn(OWN, message);

const TYPES = ['string', 'number', 'int', 'boolean', 'array'] as const;

function tooBig({ origin, maximum }: core.$ZodIssueTooBig, field: string): Said {
  const most = String(maximum);
  if (origin === 'string') return said('manyCharacters', { field, most });
  return origin === 'array' ? said('manyEntries', { field, most }) : said('numberLarge', { field });
}

function tooSmall({ origin, minimum }: core.$ZodIssueTooSmall, field: string): Said {
  if (origin !== 'string') return said('numberSmall', { field });
  return minimum === 1 ? said('required', { field }) : said('fewCharacters', { field, least: String(minimum) });
}

function faultOf(issue: core.$ZodIssue, field: string): Said {
  if (isOwn(issue.message)) return OWN[issue.message](field);
  switch (issue.code) {
    case 'unrecognized_keys':
      return said('unknownParameter', { names: shown(issue.keys.join(', ')) });
    case 'too_big':
      return tooBig(issue, field);
    case 'too_small':
      return tooSmall(issue, field);
    case 'invalid_type':
      return said('wrongType', { field, type: TYPES.find((type) => type === issue.expected) ?? 'other' });
    case 'invalid_value':
      return said('oneOf', { field, choices: issue.values.map(String).join(', ') });
    case 'invalid_format':
      if (issue.format === 'date') return said('wrongDay', { field });
  }
  return said('wrongValue', { field });
}

/** What a shape finds wrong with a value, by a code; `name` is what the call names the value. */
export function shapeFault(issue: core.$ZodIssue, name = issue.path.join('.')): Said {
  const field = shown(name);
  const words = faultOf(issue, field);
  return field === '' && 'field' in words.params ? said('wrongRequest', { fault: besideField(words) }) : words;
}
