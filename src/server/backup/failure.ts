/** A backup or a restore that was not done; its message is the one line that is shown, and nothing was changed. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
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
