/** An answer that is no success; every error leaves the server in the one shape `{message, errors: {message}}`. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  constructor(
    readonly status: number,
    message: string,
    /** Seconds until it may be tried again, told as Retry-After. */
    readonly retryAfter?: number,
  ) {
    super(message);
  }
}

export const errorBody = (message: string) => ({ message, errors: { message } });
