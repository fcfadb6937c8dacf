/**
 * What kind of secret a field holds. `credential`, `person` and `home` are looked for everywhere once they were seen;
 * `private` is taken out where it stands (a name, a message, a listing's address: words that others use as well).
 */
export type Kind = 'credential' | 'person' | 'home' | 'private';

const kinds: Readonly<Record<Kind, readonly string[]>> = {
  credential: [
    'password',
    'currentpassword',
    'oldpassword',
    'newpassword',
    'confirmpassword',
    'passcode',
    'otp',
    'onetimepassword',
    'token',
    'accesstoken',
    'refreshtoken',
    'authorization',
    'cookie',
    'secret',
    'aadhar',
    'aadhaar',
    'aadharnumber',
    'aadhaarnumber',
  ],
  person: [
    'phone',
    'phonenumber',
    'mobile',
    'mobilenumber',
    'whatsapp',
    'email',
    'emailaddress',
    'dateofbirth',
    'birthdate',
    'dob',
  ],
  home: ['currentaddress', 'permanentaddress', 'homeaddress'],
  private: ['address', 'sentto'],
};
const GENERIC: ReadonlyMap<string, Kind> = new Map(
  (Object.keys(kinds) as Kind[]).flatMap((kind) => kinds[kind].map((name): [string, Kind] => [name, kind])),
);

/** "Confirm password", `confirmPassword` and `confirm_password` are the same field. */
const plain = (name: string): string => name.toLowerCase().replace(/[^a-z]/g, '');
const remembered = new Map<string, Kind | null>();
const MOST = 5_000;

/** The kind of secret that a field of this name holds wherever it stands; null for one that holds none. */
export function genericKind(name: string): Kind | null {
  // The longest of the names, and a little more.
  if (name.length > 24) return null;
  let kind = remembered.get(name);
  if (kind === undefined) {
    kind = GENERIC.get(plain(name)) ?? null;
    if (remembered.size > MOST) remembered.clear();
    remembered.set(name, kind);
  }
  return kind;
}

/** The fields of one call's question or answer, besides the generic ones. */
export interface Rules {
  readonly name: string;
  readonly fields: ReadonlyMap<string, Kind>;
}
export const NO_RULES: Rules = { name: '', fields: new Map() };

export const kindOf = (name: string, { fields }: Rules): Kind | null => fields.get(name) ?? genericKind(name);

/** The rules of a call's side out of its declared secret fields; what a person typed as an address is looked for. */
export const rulesOf = (name: string, declared: readonly string[], typed: boolean): Rules => ({
  name,
  fields: new Map(
    declared.map((field): [string, Kind] => [
      field,
      typed && field === 'address' ? 'home' : (genericKind(field) ?? 'private'),
    ]),
  ),
});
