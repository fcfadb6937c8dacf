/** The first that fits: many browsers name others besides themselves. */
const BROWSERS = [
  ['Edg', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser', 'Samsung Internet'],
  ['UCBrowser', 'UC Browser'],
  ['Firefox', 'Firefox'],
  ['FxiOS', 'Firefox'],
  ['CriOS', 'Chrome'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
] as const;
const SYSTEMS = [
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Windows', 'Windows'],
  ['CrOS', 'Chromebook'],
  ['Macintosh', 'Mac'],
  ['Linux', 'Linux'],
] as const;

/** What browsers say of themselves is shorter; a caller may send much more. */
const MOST = 400;

/** "Chrome on Android", of what a browser says of itself; null when it says nothing that is known. */
export function deviceName(userAgent: string | undefined): string | null {
  const said = (userAgent ?? '').slice(0, MOST);
  const of = (names: readonly (readonly [sign: string, name: string])[]) =>
    names.find(([sign]) => said.includes(sign))?.[1];
  const [browser, system] = [of(BROWSERS), of(SYSTEMS)];
  if (browser === undefined) return system ?? null;
  return system === undefined ? browser : `${browser} on ${system}`;
}
