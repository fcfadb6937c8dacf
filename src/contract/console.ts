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
  'listing.hide',
  'listing.warn',
  'listing.visit',
  'report.dismiss',
  'report.answer',
  'review.hide',
  'review.show',
  'application.refuse',
  'user.agent',
  'user.plain',
  'user.show',
  'user.sessions',
  'user.suspend',
  'user.resume',
  'user.delete',
  'user.export',
  'number.confirm',
  'number.free',
  'settings.change',
  'place.add',
  'rera.import',
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
  findListing: { method: 'GET', path: 'listings/find', needs: 'moderator', act: null },
  visitListing: { method: 'POST', path: 'listings/visit', needs: 'moderator', act: 'listing.visit' },
  getReports: { method: 'GET', path: 'reports', needs: 'moderator', act: null },
  hideReported: { method: 'POST', path: 'reports/hide', needs: 'moderator', act: 'listing.hide' },
  warnOwner: { method: 'POST', path: 'reports/warn', needs: 'moderator', act: 'listing.warn' },
  dismissReports: { method: 'POST', path: 'reports/dismiss', needs: 'moderator', act: 'report.dismiss' },
  answerReporter: { method: 'POST', path: 'reports/answer', needs: 'moderator', act: 'report.answer' },
  getReviews: { method: 'GET', path: 'reviews', needs: 'moderator', act: null },
  hideReview: { method: 'POST', path: 'reviews/hide', needs: 'moderator', act: 'review.hide' },
  showReview: { method: 'POST', path: 'reviews/show', needs: 'moderator', act: 'review.show' },
  getApplications: { method: 'GET', path: 'applications', needs: 'moderator', act: null },
  acceptApplication: { method: 'POST', path: 'applications/accept', needs: 'moderator', act: 'user.agent' },
  refuseApplication: { method: 'POST', path: 'applications/refuse', needs: 'moderator', act: 'application.refuse' },
  getPeople: { method: 'GET', path: 'people', needs: 'moderator', act: null },
  showContact: { method: 'POST', path: 'people/show', needs: 'moderator', act: 'user.show' },
  suspendPerson: { method: 'POST', path: 'people/suspend', needs: 'moderator', act: 'user.suspend' },
  resumePerson: { method: 'POST', path: 'people/resume', needs: 'moderator', act: 'user.resume' },
  endSessions: { method: 'POST', path: 'people/sessions/end', needs: 'moderator', act: 'user.sessions' },
  makeAgent: { method: 'POST', path: 'people/agent', needs: 'owner', act: 'user.agent' },
  makePlain: { method: 'POST', path: 'people/plain', needs: 'owner', act: 'user.plain' },
  deletePerson: { method: 'POST', path: 'people/delete', needs: 'owner', act: 'user.delete' },
  exportPerson: { method: 'POST', path: 'people/export', needs: 'owner', act: 'user.export' },
  getFigures: { method: 'GET', path: 'figures', needs: 'moderator', act: null },
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
