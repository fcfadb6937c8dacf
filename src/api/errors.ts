import type { EndpointName } from '@/contract/endpoints';
import type { ExtraName } from '@/contract/extras';
import type { ApiError } from './types';
import * as words from '@/words/apiErrors';

/** True for an error of a call of this API (and not, say, a thrown exception that RTK Query serialized). */
export function isApiError(error: unknown): error is ApiError {
  return typeof error === 'object' && error !== null && 'status' in error && 'reason' in error;
}
/** The server answered that a record is not there: with none, or with a 404. */
export const isGone = ({
  data,
  error,
}: {
  readonly data?: { readonly ids: readonly string[] } | undefined;
  readonly error?: unknown;
}): boolean => data?.ids.length === 0 || (isApiError(error) && error.status === 404);
/** No answer came, or a server asked for patience: it is worth sending again. */
export const willBeSentAgain = (error: unknown): boolean =>
  isApiError(error) &&
  (error.status === 'NETWORK' || error.status === 'TIMEOUT' || error.status === 429 || error.retryAfter !== undefined);
/** The server refused the file itself, by its size or kind: sending it again cannot help. */
export const refusesFile = (error: unknown): boolean =>
  isApiError(error) && (error.status === 413 || error.status === 415 || error.status === 422);
export const isUnauthorized = (error: unknown): error is ApiError => isApiError(error) && error.status === 401;

/** What to tell a person: the server's own words, else what happened (ERR-3, ERR-5). */
export function describeError(error: unknown): string {
  if (!isApiError(error)) return words.wrong;
  if (typeof error.status === 'string') return words.noAnswer[error.status];
  return error.reason ?? words.wrong;
}

/** What to tell when the answer to an upload has no file: what the server said, if anything (UP-5). */
export const describeNoFile = (message: string | null): string => message ?? words.noFile;

/**
 * What a failed call shows, if somebody waits for it (ERR-1). `logged`: nothing but a line in the log (HOME-13, AGENT-9,
 * BUILD-3, looks at what nobody waits for, and what the form says by itself). `own`: the given text instead of the server's reason (WIZ-17, EDIT-2,
 * UP-5).
 */
type ErrorPolicy =
  | {
      readonly kind: 'toast';
      /** Instead of the reason, where the server does not have the call at all. */
      readonly missing?: string;
      /** A server may lack the call: then nothing is shown. */
      readonly optional?: boolean;
      /** Asked often: shown once until it works again. */
      readonly once?: boolean;
    }
  | { readonly kind: 'logged' }
  | {
      readonly kind: 'own';
      readonly title: string;
      readonly text: string;
      /** Who asks sends again what got no answer, and says so: nothing is shown for that. */
      readonly sentAgain?: boolean;
    };

const submitFailed: ErrorPolicy = { kind: 'own', title: words.error, text: words.notSubmitted };
const uploadFailed: ErrorPolicy = { kind: 'own', title: words.error, text: words.notUploaded };
const photoFailed: ErrorPolicy = { ...uploadFailed, sentAgain: true };

/** The one table of what each call's failure shows; calls that are not named show the ordinary toast. */
const POLICIES: Partial<Record<EndpointName | ExtraName | `peek${'Properties' | 'Projects' | 'Counts'}`, ErrorPolicy>> =
  {
    getHomeProjects: { kind: 'logged' },
    getHomeBuilders: { kind: 'logged' },
    getHomeAgents: { kind: 'logged' },
    getAgent: { kind: 'logged' },
    getBuilders: { kind: 'logged' },
    // Without it a link leads to the number.
    getGivenNumbers: { kind: 'logged' },
    // Beside what its screen says without it.
    getSold: { kind: 'logged' },
    // Its screen says it.
    getArticle: { kind: 'logged' },
    // The newest are known without it.
    getNews: { kind: 'logged' },
    peekProperties: { kind: 'logged' },
    peekProjects: { kind: 'logged' },
    peekCounts: { kind: 'logged' },
    // Their forms say it (AUTH-8).
    signUp: { kind: 'logged' },
    signIn: { kind: 'logged' },
    validateOtp: { kind: 'logged' },
    forgotPassword: { kind: 'logged' },
    setPassword: { kind: 'logged' },
    sendEnquiry: { kind: 'toast', missing: words.notSent },
    // Nobody waits for it, and a server may lack it. What is written is told by its form.
    getMyReview: { kind: 'logged' },
    setReview: { kind: 'logged' },
    answerReview: { kind: 'logged' },
    reportReview: { kind: 'logged' },
    // Every heart on a screen asks for it. A server without it is asked for none: the device keeps them.
    getSaved: { kind: 'toast', once: true },
    getInbox: { kind: 'toast', optional: true },
    getPhone: { kind: 'toast', optional: true },
    getSessions: { kind: 'toast', optional: true },
    getStanding: { kind: 'toast', optional: true },
    // Without it the places that are known suggest alone.
    search: { kind: 'logged' },
    // The suggestions ask at every key (ERR-4).
    searchCities: { kind: 'toast', once: true },
    postProperty: submitFailed,
    updateProperty: submitFailed,
    uploadProfilePicture: uploadFailed,
    uploadPictures: photoFailed,
    uploadMainPicture: photoFailed,
  };
export const errorPolicy = (endpoint: string): ErrorPolicy => POLICIES[endpoint as EndpointName] ?? { kind: 'toast' };

/** True when a server does not have a call: such answers come from servers that lack API-29 or the calls beyond the 29. */
export const isMissingCall = (error: unknown): boolean =>
  isApiError(error) && (error.status === 404 || error.status === 501);

/** What to tell a person when a call of this name failed (ERR-3). */
export function describeFailure(endpoint: string, error: unknown): string {
  const policy = errorPolicy(endpoint);
  const missing = policy.kind === 'toast' ? policy.missing : undefined;
  return missing !== undefined && isMissingCall(error) ? missing : describeError(error);
}
