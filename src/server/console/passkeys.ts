import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { ConsoleQuestions } from '@/contract/consoleShapes';
import { SITE } from '@/domain/site';
import { addChallenge, findPasskey, takeChallenge, type Operator } from '../db/queries/operators';
import { HttpError } from '../kernel/httpError';
import { said } from '../kernel/said';
import { sha256 } from '../rules/tokens';
import type { ConsoleContext, Visitor } from './context';

/** A challenge has to be answered within this time, ms. */
const PATIENCE = 5 * 60 * 1000;
const SIGNING_IN = 'sign in';

const WRONG_PASSKEY = said('wrongPasskey');
const NOT_MADE = said('passkeyNotMade');

/** Loaded at the first passkey, not at every start: it takes longer to load than all of the console. */
const webAuthn = () => import('@simplewebauthn/server');

interface Site {
  readonly origin: string;
  /** The name that passkeys belong to. */
  readonly name: string;
}

/** Where passkeys work: under a name with TLS, or on localhost; null elsewhere. */
export function passkeySite({ origin }: Pick<Visitor, 'origin'>): Site | null {
  if (origin === null) return null;
  const { protocol, hostname } = new URL(origin);
  const isName = /[a-z]/i.test(hostname) && !hostname.includes(':');
  return hostname === 'localhost' || (protocol === 'https:' && isName) ? { origin, name: hostname } : null;
}

function siteOf(visitor: Visitor): Site {
  const site = passkeySite(visitor);
  if (site === null) throw new HttpError(409, said('noPasskeys', { https: 'https' }));
  return site;
}

/** Keeps the challenge of some options, for one answer. */
async function kept<T extends { readonly challenge: string }>(
  { db, now }: ConsoleContext,
  purpose: string,
  options: T,
): Promise<T & Record<string, unknown>> {
  await addChallenge(db, sha256(options.challenge), purpose, now() + PATIENCE);
  return { ...options };
}

/** What a browser is asked to sign by whoever signs in. */
export async function optionsToSignIn(context: ConsoleContext, visitor: Visitor) {
  const { name: rpID } = siteOf(visitor);
  const { generateAuthenticationOptions } = await webAuthn();
  return kept(context, SIGNING_IN, await generateAuthenticationOptions({ rpID, userVerification: 'required' }));
}

/** The same for a new passkey of an operator who joins; null where there are none. */
export async function optionsToJoin(context: ConsoleContext, visitor: Visitor, { id, name }: Operator) {
  const site = passkeySite(visitor);
  if (site === null) return null;
  const { generateRegistrationOptions } = await webAuthn();
  const options = await generateRegistrationOptions({
    rpName: `${SITE.name} console`,
    rpID: site.name,
    userName: name,
    userID: new Uint8Array(Buffer.from(id)),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  return kept(context, id, options);
}

/** The challenge that an answer is about; '' for one that cannot be read. */
function challengeIn({ response }: { readonly response: Readonly<Record<string, unknown>> }): string {
  try {
    const said: unknown = JSON.parse(Buffer.from(String(response['clientDataJSON']), 'base64url').toString('utf8'));
    if (typeof said === 'object' && said !== null && 'challenge' in said) return String(said.challenge);
  } catch {
    // It is refused as a wrong one is.
  }
  return '';
}

/** Whether an answer's challenge was given out for this and is answered for the first time. */
async function answers(
  { db, now }: ConsoleContext,
  passkey: { readonly response: Readonly<Record<string, unknown>> },
  purpose: string,
): Promise<string | null> {
  const challenge = challengeIn(passkey);
  return (await takeChallenge(db, sha256(challenge), purpose, now())) ? challenge : null;
}

/** What an answer of a passkey has to prove. */
const expected = ({ origin, name }: Site, expectedChallenge: string) => ({
  expectedChallenge,
  expectedOrigin: origin,
  expectedRPID: name,
  requireUserVerification: true,
});

/** The operator whose passkey answered, and how often it was used by now. Throws 400 for whatever is not right. */
export async function provenPasskey(
  context: ConsoleContext,
  visitor: Visitor,
  passkey: ConsoleQuestions['signInByPasskey']['passkey'],
) {
  const site = siteOf(visitor);
  const expectedChallenge = await answers(context, passkey, SIGNING_IN);
  const known = await findPasskey(context.db, passkey.id);
  if (expectedChallenge === null || known === undefined) throw new HttpError(400, WRONG_PASSKEY);
  const { id, name, role, public_key, counter } = known;
  const { verifyAuthenticationResponse } = await webAuthn();
  const proof = await verifyAuthenticationResponse({
    response: passkey as unknown as AuthenticationResponseJSON,
    ...expected(site, expectedChallenge),
    credential: { id: passkey.id, publicKey: new Uint8Array(Buffer.from(public_key, 'base64url')), counter },
  }).catch(() => null);
  if (proof?.verified !== true) throw new HttpError(400, WRONG_PASSKEY);
  return { operator: { id, name, role }, counter: proof.authenticationInfo.newCounter };
}

/** The new passkey of an operator who joins. Throws 400 for whatever is not right. */
export async function newPasskey(
  context: ConsoleContext,
  visitor: Visitor,
  { id }: Operator,
  passkey: ConsoleQuestions['joinByPasskey']['passkey'],
) {
  const site = siteOf(visitor);
  const expectedChallenge = await answers(context, passkey, id);
  if (expectedChallenge === null) throw new HttpError(400, NOT_MADE);
  const { verifyRegistrationResponse } = await webAuthn();
  const proof = await verifyRegistrationResponse({
    response: passkey as unknown as RegistrationResponseJSON,
    ...expected(site, expectedChallenge),
  }).catch(() => null);
  if (proof?.verified !== true) throw new HttpError(400, NOT_MADE);
  const { credential } = proof.registrationInfo;
  return {
    id: credential.id,
    operator_id: id,
    public_key: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    created_at: context.now(),
  };
}
