import type { ProfileValues } from './profileValues';

/** Never written down on the device: an Aadhaar number. */
const SECRET = 'aadharNumber';

/** What of the form was typed and not saved; an emptied field is ''. */
export function draftOf(values: ProfileValues, saved: ProfileValues): Readonly<Record<string, string>> {
  const now = new Map(Object.entries(values));
  const before = new Map(Object.entries(saved));
  const names = [...new Set([...now.keys(), ...before.keys()])];
  return Object.fromEntries(
    names
      .filter((name) => name !== SECRET && now.get(name) !== before.get(name))
      .map((name) => [name, String(now.get(name) ?? '')]),
  );
}

/** A draft as it lay on the device, which is not trusted; an emptied field is undefined. */
export function draftIn(kept: unknown): Readonly<Record<string, string | undefined>> {
  if (typeof kept !== 'object' || kept === null) return {};
  return Object.fromEntries(
    Object.entries(kept).flatMap(([name, value]): [string, string | undefined][] =>
      typeof value === 'string' && name !== SECRET ? [[name, value || undefined]] : [],
    ),
  );
}
