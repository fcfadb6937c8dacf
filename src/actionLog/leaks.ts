import type { Log } from './format';
import { isObject, type Fields } from './guards';
import { Refusal } from './refusal';
import type { Redactor } from './redact/redactor';

/** The path of the first value that redaction changes. */
function changedPath(before: unknown, after: unknown): string {
  if (!isObject(before) || !isObject(after)) return '';
  const key = Object.keys(before).find((one) => !Object.is((before as Fields)[one], (after as Fields)[one]));
  if (key === undefined || !(key in after)) return key === undefined ? '' : '.(key)';
  return `.${key}${changedPath((before as Fields)[key], (after as Fields)[key])}`;
}

/** The recorder's own names and hashes: letters and digits at random, which may look like anything. */
const OWN = new Set(['h', 'build', 'part']);

/** Refuses a log that redaction still changes, also by what it came to know later. The message never tells the secret. */
export function refuseLeaks({ parts }: Log, { value }: Redactor): void {
  const places = parts.flatMap(({ head, init, body }, part) =>
    [head, init, ...body].flatMap((record, at) => {
      const rest = Object.fromEntries(Object.entries(record).filter(([key]) => !OWN.has(key)));
      const again = value(rest);
      return again === rest ? [] : [`record ${at + 1} of page load ${part + 1}${changedPath(rest, again)}`];
    }),
  );
  if (places.length === 0) return;
  throw new Refusal('leak', `The log holds what may be a secret, at ${places.slice(0, 3).join(', ')}.`);
}
