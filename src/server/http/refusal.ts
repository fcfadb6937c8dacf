/** An answer that is no success; every error leaves the server in the one shape `{message, errors: {message}}`. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
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
