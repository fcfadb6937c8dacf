import { decode } from './codec';
import { isObject, type Fields } from './guards';
import type { Redactor } from './redact/redactor';

/** A log holds a secret: it is not exported. The message names the place and never the secret. */
export class LeakError extends Error {
  constructor(readonly places: readonly string[]) {
    super(`The log holds what may be a secret, at ${places.slice(0, 3).join(', ')}; it is not written.`);
    this.name = 'LeakError';
  }
}

/** The path of the first value that redaction changes. */
function changedPath(before: unknown, after: unknown): string {
  if (!isObject(before) || !isObject(after)) return '';
  for (const key of Object.keys(before)) {
    const [old, now] = [(before as Fields)[key], (after as Fields)[key]];
    if (!Object.is(old, now)) return `.${key in after ? key : '(key)'}${key in after ? changedPath(old, now) : ''}`;
  }
  return '';
}

/** Where lines of a log hold secrets: each is read and redacted once more, which must change nothing. */
export function leaksIn(lines: readonly string[], redactor: Redactor): readonly string[] {
  const places: string[] = [];
  lines.forEach((line, at) => {
    if (line === '') return;
    const record = decode(JSON.parse(line) as unknown);
    const again = redactor.value(record);
    if (again !== record) places.push(`line ${at + 1}${changedPath(record, again)}`);
    else if (redactor.leaksIn(line)) places.push(`line ${at + 1}`);
  });
  return places;
}
