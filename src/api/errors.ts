import type { EndpointName } from '@/contract/endpoints';
import type { ExtraName } from '@/contract/extras';
import type { ApiError } from './types';

/** True for an error of a call of this API (and not, say, a thrown exception that RTK Query serialized). */
export function isApiError(error: unknown): error is ApiError {
  return typeof error === 'object' && error !== null && 'status' in error && 'reason' in error;
}
/** No answer came, or a server asked for patience: it is worth sending again. */
export const willBeSentAgain = (error: unknown): boolean =>
  isApiError(error) &&
  (error.status === 'NETWORK' || error.status === 'TIMEOUT' || error.status === 429 || error.retryAfter !== undefined);
export const isUnauthorized = (error: unknown): error is ApiError => isApiError(error) && error.status === 401;

const NO_ANSWER = {
  NETWORK: 'No connection to Gruham. Check your internet and try again.',
  TIMEOUT: 'The answer took too long. Please try again.',
  UNREADABLE: 'The answer could not be read. Please try again in a moment.',
  ABORTED: 'The request was stopped.',
} as const;

/** What to tell a person: the server's own words, else what happened (ERR-3, ERR-5). */
export function describeError(error: unknown): string {
  if (!isApiError(error)) return 'Something went wrong';
  if (typeof error.status === 'string') return NO_ANSWER[error.status];
  return error.reason ?? 'Something went wrong';
}

/**
 * What a failed call shows. `logged`: nothing but a line in the log (HOME-13, AGENT-9, BUILD-3). `form`: nothing, the
 * form that sent it shows the server's reason. `own`: the given text instead of the server's reason (WIZ-17, EDIT-2, UP-5).
 */
export type ErrorPolicy =
  | {
      readonly kind: 'toast';
      /** Instead of the reason, where the server does not have the call at all. */
      readonly missing?: string;
    }
  | { readonly kind: 'account' }
  | { readonly kind: 'logged' }
  | {
      readonly kind: 'own';
      readonly title: string;
      readonly text: string;
      /** Who asks sends again what got no answer, and says so: nothing is shown for that. */
      readonly sentAgain?: boolean;
    };

const submitFailed: ErrorPolicy = { kind: 'own', title: 'Error', text: 'Failed to submit property details' };
const uploadFailed: ErrorPolicy = { kind: 'own', title: 'Error', text: 'Failed to upload file' };
const photoFailed: ErrorPolicy = { ...uploadFailed, sentAgain: true };

/** The one table of what each call's failure shows; calls that are not named show the ordinary toast. */
const POLICIES: Partial<
  Record<EndpointName | ExtraName | `peek${'Properties' | 'Projects' | 'Property' | 'Project'}`, ErrorPolicy>
> = {
  getHomeProjects: { kind: 'logged' },
  getHomeBuilders: { kind: 'logged' },
  getHomeAgents: { kind: 'logged' },
  getAgent: { kind: 'logged' },
  getBuilders: { kind: 'logged' },
  peekProperties: { kind: 'logged' },
  peekProjects: { kind: 'logged' },
  peekProperty: { kind: 'logged' },
  peekProject: { kind: 'logged' },
  signUp: { kind: 'account' },
  signIn: { kind: 'account' },
  validateOtp: { kind: 'account' },
  forgotPassword: { kind: 'account' },
  setPassword: { kind: 'account' },
  sendEnquiry: { kind: 'toast', missing: 'Your request could not be sent. Please call or write to us instead.' },
  // The screens show it, and a server may lack the calls.
  getSaved: { kind: 'logged' },
  getInbox: { kind: 'logged' },
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
