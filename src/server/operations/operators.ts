import type { OperatorRole } from '@/contract/console';
import {
  addLink,
  addOperatorRow,
  countOperators,
  endOperator,
  markRemoved,
  NO_CREDENTIALS,
  operatorNamed,
  operatorOf,
  setCredentials,
  type Operator,
} from '../db/queries/operators';
import type { Db } from '../db/schema';
import { ownOrigin, type Config } from '../kernel/config';
import { HttpError } from '../kernel/httpError';
import { said, type Said } from '../kernel/said';
import { hashToken, newId, newToken } from '../rules/tokens';
import type { Done, Work } from './act';

const DAY = 24 * 60 * 60 * 1000;
const DEMO = 'Demo operator';

/** A link and whom it lets in; it is shown once. */
export interface ShownLink {
  readonly name: string;
  readonly link: string;
}

/** Where a link leads; what follows the # reaches no server's log. */
const joinLink = (config: Pick<Config, 'publicOrigin' | 'port'>, token: string): string =>
  `${ownOrigin(config)}/console/join#${token}`;

async function newLink(part: Db, id: string, purpose: 'join' | 'demo', now: number): Promise<string> {
  const token = newToken();
  await addLink(part, { token_hash: hashToken(token), operator_id: id, purpose, expires_at: now + DAY });
  return token;
}

const subjectOf = (id: string): string => `operator:${id}`;

async function known(part: Db, id: string): Promise<Operator> {
  const operator = await operatorOf(part, id);
  if (operator === undefined) throw new HttpError(404, said('operatorGone'));
  return operator;
}

type Linked = Work<Done<ShownLink>>;

/** Adds an operator, who joins by a link. Without a role the first one is the owner. */
export const addOperator =
  (config: Config, { name, role }: { readonly name: string; readonly role?: OperatorRole }, now: number): Linked =>
  async (part) => {
    const { all } = await countOperators(part);
    if ((await operatorNamed(part, name)) !== undefined) throw new HttpError(409, said('operatorNamed', { name }));
    const added = { id: newId(), name, role: role ?? (all === 0 ? 'owner' : 'moderator') };
    await addOperatorRow(part, added, now);
    const link = joinLink(config, await newLink(part, added.id, 'join', now));
    return { subject: subjectOf(added.id), after: { name, role: added.role }, answer: { name, link } };
  };

/** A new link for who cannot sign in any longer: the sessions end, and what was used to sign in goes when it is used. */
export const linkOperator =
  (config: Config, id: string, now: number): Linked =>
  async (part) => {
    const { name } = await known(part, id);
    await endOperator(part, id);
    const link = joinLink(config, await newLink(part, id, 'join', now));
    return { subject: subjectOf(id), answer: { name, link } };
  };

/** Ends an operator's rights at once. Somebody has to stay who can add others. */
export const removeOperator =
  (id: string, now: number): Work<Done<{ readonly message: Said }>> =>
  async (part) => {
    const { owners } = await countOperators(part);
    const { name, role } = await known(part, id);
    if (role === 'owner' && owners === 1) throw new HttpError(409, said('lastOwner'));
    await endOperator(part, id);
    await setCredentials(part, id, NO_CREDENTIALS);
    await markRemoved(part, id, now);
    return { subject: subjectOf(id), before: { name, role }, answer: { message: said('wasRemoved', { name }) } };
  };

/** The demo's operator, with a link for this start of the server that signs in whoever opens it on this machine. */
export const demoOperator =
  (config: Config, now: number): Linked =>
  async (part) => {
    const there = await operatorNamed(part, DEMO);
    const id = there?.id ?? newId();
    if (there === undefined) await addOperatorRow(part, { id, name: DEMO, role: 'owner' }, now);
    else await endOperator(part, id);
    const link = joinLink(config, await newLink(part, id, 'demo', now));
    return { subject: subjectOf(id), answer: { name: DEMO, link } };
  };
