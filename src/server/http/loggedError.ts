/** Shows neither addresses nor numbers that are long enough to be somebody's. */
const masked = (words: string): string =>
  words
    .replace(/(?<![^\s"'()<>,;:=@])[^\s"'()<>,;:=@]+@[^\s"'()<>,;:=]+/g, '[e-mail]')
    .replace(/\d[\d\s-]{4,}\d/g, '[number]');

type LoggedError = {
  readonly type: string;
  readonly message: string;
  readonly code?: string;
  /** Where it happened, without the message that a stack begins with. */
  readonly stack: string;
};

/**
 * An error as the log holds it. A database's error also tells the row that it is about, and an address or a number can
 * stand in its words: both stay out.
 */
export function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'something that is no error', stack: '' };
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: error.name,
    message: masked(error.message),
    ...('code' in error && typeof error.code === 'string' ? { code: error.code } : {}),
    stack: frames.join('\n'),
  };
}
