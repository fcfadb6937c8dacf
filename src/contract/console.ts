/**
 * The calls of the operator's console: plain data, from which the server registers them, the client asks, and the walk
 * over who may call what is derived.
 */

/** Everything that the audit tells of: the acts of these calls, and those of the command line. */
export const ACTIONS = [
  'session.begin',
  'session.end',
  'operator.add',
  'operator.join',
  'operator.link',
  'operator.remove',
  'listing.approve',
  'listing.refuse',
  'listing.undo',
  'user.agent',
  'user.suspend',
  'user.resume',
  'user.delete',
  'user.export',
  'number.confirm',
  'number.free',
  'settings.change',
  'place.add',
] as const;
export type Action = (typeof ACTIONS)[number];

export const OPERATOR_ROLES = ['owner', 'moderator'] as const;
export type OperatorRole = (typeof OPERATOR_ROLES)[number];

interface ConsoleRow {
  readonly method: 'GET' | 'POST';
  /** Below `CONSOLE_API`, without its query. */
  readonly path: string;
  /** Who may call it; an owner may whatever a moderator may. */
  readonly needs: 'nobody' | 'moderator' | 'owner';
  /** What the audit calls it; null: it does nothing that is audited. */
  readonly act: Action | null;
}

export const CONSOLE_API = '/console/api/';

export const CONSOLE_CALLS = {
  getWays: { method: 'GET', path: 'ways', needs: 'nobody', act: null },
  askPasskey: { method: 'POST', path: 'signIn/ask', needs: 'nobody', act: null },
  signInByPasskey: { method: 'POST', path: 'signIn/passkey', needs: 'nobody', act: 'session.begin' },
  signInByPassword: { method: 'POST', path: 'signIn/password', needs: 'nobody', act: 'session.begin' },
  signInToDemo: { method: 'POST', path: 'signIn/demo', needs: 'nobody', act: 'session.begin' },
  openLink: { method: 'POST', path: 'join/open', needs: 'nobody', act: null },
  joinByPasskey: { method: 'POST', path: 'join/passkey', needs: 'nobody', act: 'operator.join' },
  joinByPassword: { method: 'POST', path: 'join/password', needs: 'nobody', act: 'operator.join' },
  getSession: { method: 'GET', path: 'session', needs: 'moderator', act: null },
  signOut: { method: 'POST', path: 'session/end', needs: 'moderator', act: 'session.end' },
  getQueue: { method: 'GET', path: 'listings', needs: 'moderator', act: null },
  approveListing: { method: 'POST', path: 'listings/approve', needs: 'moderator', act: 'listing.approve' },
  refuseListing: { method: 'POST', path: 'listings/refuse', needs: 'moderator', act: 'listing.refuse' },
  undoDecision: { method: 'POST', path: 'listings/undo', needs: 'moderator', act: 'listing.undo' },
  getAudit: { method: 'GET', path: 'audit', needs: 'moderator', act: null },
  getOperators: { method: 'GET', path: 'operators', needs: 'owner', act: null },
  addOperator: { method: 'POST', path: 'operators/add', needs: 'owner', act: 'operator.add' },
  linkOperator: { method: 'POST', path: 'operators/link', needs: 'owner', act: 'operator.link' },
  removeOperator: { method: 'POST', path: 'operators/remove', needs: 'owner', act: 'operator.remove' },
  getSettings: { method: 'GET', path: 'settings', needs: 'owner', act: null },
  changeSettings: { method: 'POST', path: 'settings/change', needs: 'owner', act: 'settings.change' },
  getPlaces: { method: 'GET', path: 'places', needs: 'moderator', act: null },
  addPlace: { method: 'POST', path: 'places/add', needs: 'moderator', act: 'place.add' },
} as const satisfies Record<string, ConsoleRow>;

export type ConsoleCalls = typeof CONSOLE_CALLS;
export type ConsoleCall = keyof ConsoleCalls;
/** The calls that are acts: each leaves a row in the audit. */
export type ConsoleAct = {
  [N in ConsoleCall]: ConsoleCalls[N]['act'] extends null ? never : N;
}[ConsoleCall];
