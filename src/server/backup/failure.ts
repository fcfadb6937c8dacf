/** A backup or a restore that was not done; its message is the one line that is shown, and nothing was changed. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

/** The work was ended early, by a signal; the exit code is a shell's for that signal. */
export class Interrupted extends BackupError {
  constructor(readonly exitCode: 130 | 143) {
    super('Interrupted: nothing was changed.');
  }
}

/** Why the work is to end early; null as long as nobody wants that. */
export function interruption(stop: AbortSignal | undefined): Error | null {
  if (stop?.aborted !== true) return null;
  const reason: unknown = stop.reason;
  return reason instanceof Error ? reason : new BackupError(String(reason));
}

const WORDS: Readonly<Record<string, string>> = {
  ENOSPC: 'There is not enough space',
  EACCES: 'This user may not write there',
  EPERM: 'This user may not write there',
  EROFS: 'The disk is read-only',
  EBUSY: 'The folder cannot be replaced, as it is where a disk is mounted: name a folder below it',
  EXDEV: 'The folder cannot be replaced, as it is where a disk is mounted: name a folder below it',
};

const textOf = (error: object, name: 'code' | 'path' | 'message'): string => {
  const value: unknown = name in error ? Reflect.get(error, name) : '';
  return typeof value === 'string' ? value : '';
};

/** What is told of anything that went wrong, in one line. */
export function lineOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return String(error);
  const [code, path, message] = [textOf(error, 'code'), textOf(error, 'path'), textOf(error, 'message')];
  const words = Object.hasOwn(WORDS, code) ? WORDS[code] : undefined;
  if (words !== undefined) return `${words}${path === '' ? '' : ` (${path})`}.`;
  return message.split('\n')[0] ?? 'unknown';
}
