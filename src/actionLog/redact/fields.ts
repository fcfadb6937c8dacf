/** A `secret` is looked for everywhere; somebody's `own` (a name, a message) is taken out where it stands alone. */
export type RedactedKind = 'secret' | 'own';

const SECRET =
  'password currentpassword oldpassword newpassword confirmpassword confirmation passcode otp onetimepassword token ' +
  'accesstoken refreshtoken authorization cookie secret aadhar aadhaar aadharnumber aadhaarnumber phone phonenumber ' +
  'mobile mobilenumber whatsapp email emailaddress dateofbirth birthdate dob currentaddress permanentaddress homeaddress';
const GENERIC = new Map<string, RedactedKind>(SECRET.split(' ').map((name) => [name, 'secret']));
for (const name of ['address', 'location', 'flatnumber', 'sentto']) GENERIC.set(name, 'own');
/** The longest of the names, and a little more. */
const LONGEST = 24;

/** The kind of a field of this name wherever it stands: "Confirm password" and `confirm_password` are the same one. */
export const genericKind = (name: string): RedactedKind | null =>
  name.length > LONGEST ? null : (GENERIC.get(name.toLowerCase().replace(/[^a-z]/g, '')) ?? null);

/** The fields that one call's question or answer holds besides; '' is the whole of a question that is one text. */
export type Rules = ReadonlySet<string>;
export const NO_RULES: Rules = new Set();

export const redactedKindOf = (name: string, rules: Rules): RedactedKind | null =>
  genericKind(name) ?? (rules.has(name) ? 'own' : null);
