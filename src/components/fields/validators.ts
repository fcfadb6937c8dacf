import { isEmail } from '@/domain/email';

/** Says what is wrong with a value, or undefined when nothing is; as final-form wants it. */
export type Validator = (value: unknown, all: Readonly<Record<string, unknown>>) => string | undefined;

function isMissing(value: unknown): boolean {
  if (value === undefined || value === null || value === false) return true;
  if (typeof value === 'string') return value.trim() === '';
  return Array.isArray(value) && value.length === 0;
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}

/** Something must be given: text that is not blank, a ticked box, at least one choice. */
export function required(message: string): Validator {
  return (value) => (isMissing(value) ? message : undefined);
}

/** Nothing given is no fault here and below: that is `required`'s affair. */
function whenGiven(isGood: (text: string) => boolean, message: string): Validator {
  return (value) => (isMissing(value) || isGood(textOf(value)) ? undefined : message);
}

/** Exactly `count` digits and nothing else. */
export function digits(count: number, message: string): Validator {
  return whenGiven((text) => text.length === count && /^\d+$/.test(text), message);
}

export function email(message: string): Validator {
  return whenGiven(isEmail, message);
}

/** The same as the value of another field of the form. */
export function sameAs(field: string, message: string): Validator {
  return (value, all) => ((value ?? '') === (all[field] ?? '') ? undefined : message);
}

/** The first fault that one of the validators finds. */
export function composeValidators(...validators: readonly Validator[]): Validator {
  return (value, all) => {
    for (const validator of validators) {
      const fault = validator(value, all);
      if (fault !== undefined) return fault;
    }
    return undefined;
  };
}
