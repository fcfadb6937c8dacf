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
  'enquiry.show',
  'enquiry.settle',
  'problem.open',
  'problem.settle',
  'problem.remove',
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
  'place.change',
  'place.merge',
  'place.remove',
  'home.change',
  'article.add',
  'article.change',
  'rera.import',
  'content.import',
  'builder.save',
  'builder.remove',
  'project.save',
  'project.remove',
] as const;
export type Action = (typeof ACTIONS)[number];

export const OPERATOR_ROLES = ['owner', 'moderator'] as const;
export type OperatorRole = (typeof OPERATOR_ROLES)[number];

/** Home's sections whose records operators choose, and what these are. */
export const HOME_SECTIONS = {
  spotlight: 'project',
  reraApproved: 'project',
  topProjects: 'project',
  builders: 'builder',
  agents: 'agent',
} as const;
export type HomeSectionName = keyof typeof HOME_SECTIONS;

/** Of enquiries to the marketplace and of reported problems, how an operator left them. */
export const DESK_STATES = ['new', 'done'] as const;
export type DeskState = (typeof DESK_STATES)[number];

interface ConsoleRow {
  readonly method: 'GET' | 'POST';
  /** Below `CONSOLE_API`, without its query. */
  readonly path: string;
  /** Who may call it; an owner may whatever a moderator may. */
  readonly needs: 'nobody' | 'moderator' | 'owner';
  /** What the audit calls it; null: it does nothing that is audited. */
  readonly act: Action | null;
  /** How much it may be sent, where that is more than the usual one: JSON can make a file twice as long. */
  readonly megabytes?: number;
  /** A form with one file, `picture`; JSON without it. */
  readonly sends?: 'multipart';
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
  getListings: { method: 'GET', path: 'listings/all', needs: 'moderator', act: null },
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
  getEnquiries: { method: 'GET', path: 'enquiries', needs: 'moderator', act: null },
  showEnquiry: { method: 'POST', path: 'enquiries/show', needs: 'moderator', act: 'enquiry.show' },
  settleEnquiry: { method: 'POST', path: 'enquiries/settle', needs: 'moderator', act: 'enquiry.settle' },
  getProblems: { method: 'GET', path: 'problems', needs: 'moderator', act: null },
  openProblemLog: { method: 'POST', path: 'problems/log', needs: 'moderator', act: 'problem.open' },
  settleProblem: { method: 'POST', path: 'problems/settle', needs: 'moderator', act: 'problem.settle' },
  removeProblem: { method: 'POST', path: 'problems/remove', needs: 'moderator', act: 'problem.remove' },
  getPeople: { method: 'GET', path: 'people', needs: 'moderator', act: null },
  getListingsOf: { method: 'GET', path: 'people/listings', needs: 'moderator', act: null },
  showContact: { method: 'POST', path: 'people/show', needs: 'moderator', act: 'user.show' },
  suspendPerson: { method: 'POST', path: 'people/suspend', needs: 'moderator', act: 'user.suspend' },
  resumePerson: { method: 'POST', path: 'people/resume', needs: 'moderator', act: 'user.resume' },
  endSessions: { method: 'POST', path: 'people/sessions/end', needs: 'moderator', act: 'user.sessions' },
  makeAgent: { method: 'POST', path: 'people/agent', needs: 'owner', act: 'user.agent' },
  makePlain: { method: 'POST', path: 'people/plain', needs: 'owner', act: 'user.plain' },
  deletePerson: { method: 'POST', path: 'people/delete', needs: 'owner', act: 'user.delete' },
  exportPerson: { method: 'POST', path: 'people/export', needs: 'owner', act: 'user.export' },
  getWaiting: { method: 'GET', path: 'waiting', needs: 'moderator', act: null },
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
  changePlace: { method: 'POST', path: 'places/change', needs: 'moderator', act: 'place.change' },
  mergePlaces: { method: 'POST', path: 'places/merge', needs: 'moderator', act: 'place.merge' },
  removePlace: { method: 'POST', path: 'places/remove', needs: 'moderator', act: 'place.remove' },
  getHome: { method: 'GET', path: 'home', needs: 'moderator', act: null },
  findForHome: { method: 'GET', path: 'home/find', needs: 'moderator', act: null },
  changeHome: { method: 'POST', path: 'home/change', needs: 'moderator', act: 'home.change' },
  getNews: { method: 'GET', path: 'news', needs: 'moderator', act: null },
  openArticle: { method: 'GET', path: 'news/article', needs: 'moderator', act: null },
  addArticle: { method: 'POST', path: 'news/add', needs: 'moderator', act: 'article.add' },
  changeArticle: { method: 'POST', path: 'news/change', needs: 'moderator', act: 'article.change' },
  getImportForm: { method: 'GET', path: 'imports/form', needs: 'moderator', act: null },
  checkImport: { method: 'POST', path: 'imports/check', needs: 'moderator', act: null, megabytes: 10 },
  importRows: { method: 'POST', path: 'imports/run', needs: 'moderator', act: 'content.import', megabytes: 10 },
  getRegister: { method: 'GET', path: 'rera', needs: 'moderator', act: null },
  checkRegister: { method: 'POST', path: 'rera/check', needs: 'moderator', act: null, megabytes: 100 },
  takeRegister: { method: 'POST', path: 'rera/take', needs: 'moderator', act: 'rera.import', megabytes: 100 },
  getBuilders: { method: 'GET', path: 'builders', needs: 'moderator', act: null },
  saveBuilder: { method: 'POST', path: 'builders/save', needs: 'moderator', act: 'builder.save' },
  removeBuilder: { method: 'POST', path: 'builders/remove', needs: 'moderator', act: 'builder.remove' },
  getProjects: { method: 'GET', path: 'projects', needs: 'moderator', act: null },
  getProject: { method: 'GET', path: 'projects/one', needs: 'moderator', act: null },
  saveProject: { method: 'POST', path: 'projects/save', needs: 'moderator', act: 'project.save' },
  removeProject: { method: 'POST', path: 'projects/remove', needs: 'moderator', act: 'project.remove' },
  sendPicture: { method: 'POST', path: 'pictures', needs: 'moderator', act: null, sends: 'multipart' },
} as const satisfies Record<string, ConsoleRow>;

export type ConsoleCalls = typeof CONSOLE_CALLS;
export type ConsoleCall = keyof ConsoleCalls;
/** The calls that are acts: each leaves a row in the audit. */
export type ConsoleAct = {
  [N in ConsoleCall]: ConsoleCalls[N]['act'] extends null ? never : N;
}[ConsoleCall];

/** The reasons that operators give most when they refuse a listing, in the order in which they are offered. */
export const REFUSALS = ['pictures', 'price', 'contact', 'twice', 'place', 'description'] as const;

/** Its sentence, which the owner reads, stands in `src/words/moderation`. */
export type Refusal = (typeof REFUSALS)[number];

/** Whom alone a list of people can show: agents, those who are none, those whose account is suspended. */
export const PEOPLE = ['agents', 'users', 'suspended'] as const;
export type WhichPeople = (typeof PEOPLE)[number];

/** Where a listing that is not deleted stands. */
export const LISTING_STATES = ['under review', 'active', 'withdrawn', 'sold'] as const;

/** As long a reason as a dashboard shows. */
export const LONGEST_REASON = 500;

/** So many days the figures are told of. */
export const FIGURE_DAYS = ['7', '30', '90'] as const;
export type FigureDays = (typeof FIGURE_DAYS)[number];

/** How projects are sorted. */
export const PROJECT_ORDERS = ['newest', 'name'] as const;
export type ProjectOrder = (typeof PROJECT_ORDERS)[number];
