import { ENDPOINTS, type EndpointName } from '@/contract/endpoints';
import { findScreen } from '@/domain/findScreen';
import { languageOf } from '@/domain/languages';
import { language } from '@/words/language';

/**
 * The calls whose answers are kept: lists and details that anybody may read. Each is named, so a new call is not kept
 * before somebody has thought about it. Of the paths under `users/` these four are public; what is one person's own
 * (`users/current`, `users/profile`, saved, enquiries, own listings) is never here.
 */
export const KEPT_CALLS = [
  'getHomeProjects',
  'getHomeBuilders',
  'getHomeAgents',
  'getProperties',
  'getProjects',
  'getAgents',
  'getBuilders',
  'getProperty',
  'getProject',
  'getAgent',
  'getLocalities',
  'getCities',
] as const satisfies readonly EndpointName[];

const KEPT_PATHS: ReadonlySet<string> = new Set(KEPT_CALLS.map((name) => ENDPOINTS[name].path));

/** What the worker has to know of a request. */
type AskedRequest = Pick<Request, 'url' | 'method' | 'mode' | 'destination' | 'referrer'>;

/** Where things lie: the app's own origin, and the API's absolute address, ending in a slash. */
export interface Places {
  readonly origin: string;
  readonly api: string;
}

/** What is done with a request: `page` a navigation, `file` hashed code, `picture` an upload, `answer` of a public call. */
type RequestKind = 'page' | 'file' | 'picture' | 'answer';

/** What a browser may open that is no screen of the app: calls, files, the operators' console, the outbox of the demo, letters' links. */
const NO_SCREEN = /^\/(api|assets|uploads|console|outbox|newsletter|healthz|readyz)(\/|$)|\.[^/]*$/;

/** Whether the address is that of a call whose answers are kept. */
function isKeptCall(url: URL, { api }: Places): boolean {
  const { origin, pathname } = new URL(api);
  return (
    url.origin === origin && url.pathname.startsWith(pathname) && KEPT_PATHS.has(url.pathname.slice(pathname.length))
  );
}

/** Sorts a request; null: the worker leaves it to the browser. */
export function requestKindOf(
  { url: address, method, mode, destination }: AskedRequest,
  places: Places,
): RequestKind | null {
  if (method !== 'GET') return null;
  const url = new URL(address);
  if (isKeptCall(url, places)) return mode === 'navigate' ? null : 'answer';
  if (url.origin !== places.origin) return null;
  if (mode === 'navigate') {
    // A page of another language belongs to that language's worker, whether there is one yet or not.
    const { code, path } = languageOf(url.pathname);
    return code !== language || NO_SCREEN.test(path) ? null : 'page';
  }
  if (url.pathname.startsWith('/assets/')) return 'file';
  return url.pathname.startsWith('/uploads/') && destination === 'image' ? 'picture' : null;
}

/** Sorts what a page loaded before there was a worker: only its address is known. */
export function kindOfSeen(address: string, places: Places): Exclude<RequestKind, 'page'> | null {
  const url = new URL(address);
  if (isKeptCall(url, places)) return 'answer';
  if (url.origin !== places.origin) return null;
  if (url.pathname.startsWith('/assets/')) return 'file';
  return url.pathname.startsWith('/uploads/') ? 'picture' : null;
}

/** Whether a picture may be kept: not what a screen shows that is one person's own, such as a listing under review. */
export function mayKeepPicture(referrer: string): boolean {
  const { path } = languageOf(URL.canParse(referrer) ? new URL(referrer).pathname : '');
  return findScreen(path)?.screen.own !== true;
}

/** Whether an answer may be kept: a good one, in the API's own words, that is nobody's in particular. */
export function mayKeepAnswer(
  request: Pick<Request, 'headers'>,
  { status, headers }: Pick<Response, 'status' | 'headers'>,
): boolean {
  return (
    !request.headers.has('Authorization') &&
    status === 200 &&
    // A hotel's login page comes with status 200 as well.
    /\bjson\b/.test(headers.get('Content-Type') ?? '') &&
    !/no-store|private/.test(headers.get('Cache-Control') ?? '')
  );
}
