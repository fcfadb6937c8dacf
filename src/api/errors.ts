import type { EndpointName } from '@/contract/endpoints';
import type { ApiError } from './types';

/** True for an error of a call of this API (and not, say, a thrown exception that RTK Query serialized). */
export function isApiError(error: unknown): error is ApiError {
  return typeof error === 'object' && error !== null && 'status' in error && 'reason' in error;
}
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
  | { readonly kind: 'toast' }
  | { readonly kind: 'account' }
  | { readonly kind: 'logged' }
  | { readonly kind: 'own'; readonly title: string; readonly text: string };

const submitFailed: ErrorPolicy = { kind: 'own', title: 'Error', text: 'Failed to submit property details' };
const uploadFailed: ErrorPolicy = { kind: 'own', title: 'Error', text: 'Failed to upload file' };

/** The one table of what each call's failure shows; calls that are not named show the ordinary toast. */
const POLICIES: Partial<Record<EndpointName | 'peekProperties' | 'peekProjects', ErrorPolicy>> = {
  getHomeProjects: { kind: 'logged' },
  getHomeBuilders: { kind: 'logged' },
  getHomeAgents: { kind: 'logged' },
  getAgent: { kind: 'logged' },
  getBuilders: { kind: 'logged' },
  peekProperties: { kind: 'logged' },
  peekProjects: { kind: 'logged' },
  signUp: { kind: 'account' },
  signIn: { kind: 'account' },
  validateOtp: { kind: 'account' },
  forgotPassword: { kind: 'account' },
  setPassword: { kind: 'account' },
  postProperty: submitFailed,
  updateProperty: submitFailed,
  uploadProfilePicture: uploadFailed,
  uploadPictures: uploadFailed,
  uploadMainPicture: uploadFailed,
};
export const errorPolicy = (endpoint: string): ErrorPolicy => POLICIES[endpoint as EndpointName] ?? { kind: 'toast' };
