import { createApi, type BaseQueryFn, type EndpointBuilder } from '@reduxjs/toolkit/query/react';
import { CONSOLE_API, CONSOLE_CALLS, type ConsoleCall } from '@/contract/console';
import type { ConsoleAnswers, ConsoleQuestions } from '@/contract/consoleShapes';
import { language } from '@/words/language';
import * as words from '@/words/console';

/** What a call needs of the browser; tests hand in their own. */
export interface ConsoleEffects {
  readonly fetch: typeof globalThis.fetch;
}

/** Why there is no answer, in words; `status` is 0 where none came at all. */
interface ConsoleError {
  readonly status: number;
  readonly message: string;
}

interface Ask {
  readonly name: ConsoleCall;
  readonly asked: object;
}

const NO_ANSWER: ConsoleError = {
  status: 0,
  message: words.answers.none,
};

export const isConsoleError = (error: unknown): error is ConsoleError =>
  typeof error === 'object' && error !== null && 'status' in error && 'message' in error;

function wordsOf(body: unknown): string {
  const said = typeof body === 'object' && body !== null && 'message' in body ? body.message : null;
  return typeof said === 'string' ? said : words.answers.wrong;
}

const given = (asked: object): Record<string, string> =>
  Object.fromEntries(Object.entries(asked).flatMap(([key, value]) => (value ? [[key, String(value)]] : [])));

/** A form with files. */
function formOf(files: Readonly<Record<string, File>>): FormData {
  const form = new FormData();
  for (const [name, file] of Object.entries(files)) form.append(name, file);
  return form;
}

const baseQuery: BaseQueryFn<Ask, unknown, ConsoleError> = async ({ name, asked }, { extra, signal }) => {
  const { method, path } = CONSOLE_CALLS[name];
  const search = method === 'GET' ? `?${new URLSearchParams(given(asked)).toString()}` : '';
  const isJson = method !== 'GET' && !(asked instanceof FormData);
  const headers = { 'Accept-Language': language, ...(isJson ? { 'Content-Type': 'application/json' } : {}) };
  const sent = method === 'GET' ? {} : { body: asked instanceof FormData ? asked : JSON.stringify(asked) };
  try {
    const response = await (extra as ConsoleEffects).fetch(`${CONSOLE_API}${path}${search}`, {
      method,
      headers,
      ...sent,
      signal,
    });
    // A file is no text: what is kept of it is the address that it has in this tab.
    if (response.headers.get('Content-Type') === 'application/zip')
      return { data: URL.createObjectURL(await response.blob()) };
    const body: unknown = await response.json().catch(() => null);
    return response.ok ? { data: body } : { error: { status: response.status, message: wordsOf(body) } };
  } catch {
    return { error: NO_ANSWER };
  }
};

const TAGS = [
  'Session',
  'Queue',
  'Listing',
  'Audit',
  'Operators',
  'Reports',
  'Reviews',
  'Applications',
  'Enquiries',
  'People',
  'Figures',
  'Settings',
  'Places',
  'Register',
  'Home',
  'News',
  'Builders',
  'Projects',
  'Problems',
] as const;
type Tag = (typeof TAGS)[number];
type Build = EndpointBuilder<typeof baseQuery, Tag, 'api'>;

/** What is read: once, as long as nothing of these tags changes. */
const read = <N extends ConsoleCall>(build: Build, name: N, providesTags: readonly Tag[]) =>
  build.query<ConsoleAnswers[N], ConsoleQuestions[N]>({ query: (asked) => ({ name, asked }), providesTags });

/** What a form begins with: asked for whenever one is opened, and the same until it is closed. */
const begin = <N extends ConsoleCall>(build: Build, name: N) =>
  build.query<ConsoleAnswers[N], ConsoleQuestions[N]>({ query: (asked) => ({ name, asked }), keepUnusedDataFor: 0 });

/** What is gone, or is something else by now: what is shown of it is old, too. */
const isOld = ({ status }: ConsoleError): boolean => status === 404 || status === 409;

/** What is done, and whose answers it makes old: an act stands in the audit, too. Another refusal changes nothing. */
const change = <N extends ConsoleCall>(build: Build, name: N, tags: readonly Tag[] = []) => {
  const old: readonly Tag[] = CONSOLE_CALLS[name].act === null ? tags : [...tags, 'Audit'];
  return build.mutation<ConsoleAnswers[N], ConsoleQuestions[N]>({
    query: (asked) => ({ name, asked }),
    invalidatesTags: (_answer, error) => (error === undefined || isOld(error) ? old : []),
  });
};

type PagedCall =
  | 'getQueue'
  | 'getListings'
  | 'getAudit'
  | 'getReports'
  | 'getApplications'
  | 'getEnquiries'
  | 'getProblems'
  | 'getPeople'
  | 'getListingsOf';
/** What is read a page at a time; `Q` is the question without its page. */
const paged = <N extends PagedCall, Q = void>(build: Build, name: N, tag: Tag) =>
  build.infiniteQuery<ConsoleAnswers[N], Q, string>({
    query: ({ queryArg, pageParam }) => ({ name, asked: Object.assign({ after: pageParam }, queryArg) }),
    infiniteQueryOptions: { initialPageParam: '', getNextPageParam: ({ after }) => after ?? undefined },
    providesTags: [tag],
  });

/** The calls of the console: a line each, under the names of `CONSOLE_CALLS`. */
export const consoleApi = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: TAGS,
  endpoints: (build) => ({
    getWays: read(build, 'getWays', []),
    askPasskey: change(build, 'askPasskey'),
    signInByPasskey: change(build, 'signInByPasskey', ['Session']),
    signInByPassword: change(build, 'signInByPassword', ['Session']),
    signInToDemo: change(build, 'signInToDemo', ['Session']),
    openLink: change(build, 'openLink'),
    joinByPasskey: change(build, 'joinByPasskey', ['Session']),
    joinByPassword: change(build, 'joinByPassword', ['Session']),
    getSession: read(build, 'getSession', ['Session']),
    signOut: change(build, 'signOut'),
    getQueue: paged<'getQueue'>(build, 'getQueue', 'Queue'),
    getListings: paged<'getListings', Omit<ConsoleQuestions['getListings'], 'after'>>(build, 'getListings', 'Listing'),
    approveListing: change(build, 'approveListing', ['Reports', 'Listing']),
    refuseListing: change(build, 'refuseListing', ['Reports', 'Listing']),
    undoDecision: change(build, 'undoDecision', ['Reports', 'Listing']),
    findListing: read(build, 'findListing', ['Listing']),
    visitListing: change(build, 'visitListing', ['Queue', 'Listing']),
    getReports: paged<'getReports'>(build, 'getReports', 'Reports'),
    hideReported: change(build, 'hideReported', ['Reports', 'Listing']),
    warnOwner: change(build, 'warnOwner', ['Reports']),
    dismissReports: change(build, 'dismissReports', ['Reports']),
    answerReporter: change(build, 'answerReporter', ['Reports']),
    getReviews: read(build, 'getReviews', ['Reviews']),
    hideReview: change(build, 'hideReview', ['Reviews']),
    showReview: change(build, 'showReview', ['Reviews']),
    getApplications: paged<'getApplications'>(build, 'getApplications', 'Applications'),
    acceptApplication: change(build, 'acceptApplication', ['Applications']),
    refuseApplication: change(build, 'refuseApplication', ['Applications']),
    getEnquiries: paged<'getEnquiries', Omit<ConsoleQuestions['getEnquiries'], 'after'>>(
      build,
      'getEnquiries',
      'Enquiries',
    ),
    showEnquiry: change(build, 'showEnquiry', ['Enquiries']),
    settleEnquiry: change(build, 'settleEnquiry', ['Enquiries']),
    getProblems: paged<'getProblems', Omit<ConsoleQuestions['getProblems'], 'after'>>(build, 'getProblems', 'Problems'),
    openProblemLog: change(build, 'openProblemLog'),
    settleProblem: change(build, 'settleProblem', ['Problems']),
    removeProblem: change(build, 'removeProblem', ['Problems']),
    getPeople: paged<'getPeople', Omit<ConsoleQuestions['getPeople'], 'after'>>(build, 'getPeople', 'People'),
    getListingsOf: paged<'getListingsOf', { readonly id: string }>(build, 'getListingsOf', 'Listing'),
    showContact: change(build, 'showContact'),
    suspendPerson: change(build, 'suspendPerson', ['People']),
    resumePerson: change(build, 'resumePerson', ['People']),
    endSessions: change(build, 'endSessions', ['People']),
    makeAgent: change(build, 'makeAgent', ['People']),
    makePlain: change(build, 'makePlain', ['People']),
    deletePerson: change(build, 'deletePerson', ['People']),
    exportPerson: change(build, 'exportPerson'),
    getWaiting: read(build, 'getWaiting', ['Queue', 'Reports', 'Reviews', 'Applications', 'Enquiries', 'Problems']),
    getFigures: read(build, 'getFigures', ['Figures']),
    getAudit: paged<'getAudit', Omit<ConsoleQuestions['getAudit'], 'after'>>(build, 'getAudit', 'Audit'),
    getOperators: read(build, 'getOperators', ['Operators']),
    addOperator: change(build, 'addOperator', ['Operators']),
    linkOperator: change(build, 'linkOperator', ['Operators']),
    removeOperator: change(build, 'removeOperator', ['Operators']),
    getSettings: read(build, 'getSettings', ['Settings']),
    changeSettings: change(build, 'changeSettings', ['Settings']),
    getPlaces: read(build, 'getPlaces', ['Places']),
    addPlace: change(build, 'addPlace', ['Places']),
    changePlace: change(build, 'changePlace', ['Places', 'Projects']),
    mergePlaces: change(build, 'mergePlaces', ['Places', 'Projects']),
    removePlace: change(build, 'removePlace', ['Places']),
    getHome: read(build, 'getHome', ['Home']),
    findForHome: read(build, 'findForHome', []),
    changeHome: change(build, 'changeHome', ['Home']),
    getNews: read(build, 'getNews', ['News']),
    openArticle: begin(build, 'openArticle'),
    addArticle: change(build, 'addArticle', ['News']),
    changeArticle: change(build, 'changeArticle', ['News']),
    getImportForm: read(build, 'getImportForm', []),
    checkImport: change(build, 'checkImport'),
    // Whatever page stands beside it shows what the file brought.
    importRows: change(build, 'importRows', TAGS),
    getRegister: read(build, 'getRegister', ['Register']),
    checkRegister: change(build, 'checkRegister'),
    takeRegister: change(build, 'takeRegister', ['Register']),
    getBuilders: read(build, 'getBuilders', ['Builders']),
    saveBuilder: change(build, 'saveBuilder', ['Builders', 'Projects']),
    removeBuilder: change(build, 'removeBuilder', ['Builders']),
    getProjects: read(build, 'getProjects', ['Projects']),
    getProject: begin(build, 'getProject'),
    saveProject: change(build, 'saveProject', ['Projects', 'Builders', 'Places']),
    removeProject: change(build, 'removeProject', ['Projects', 'Builders']),
    sendPicture: build.mutation<ConsoleAnswers['sendPicture'], File>({
      query: (picture) => ({ name: 'sendPicture', asked: formOf({ picture }) }),
    }),
  }),
});

/** The words of a failed mutation, as `SubmitForm` shows them; undefined when it went well. */
export const failureOf = ({ error }: { readonly error?: unknown }): string | undefined =>
  error === undefined ? undefined : isConsoleError(error) ? error.message : NO_ANSWER.message;
