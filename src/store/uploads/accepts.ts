import { fileKind, type FileKind } from '@/domain/fileKinds';
import { plural } from '@/domain/text';

/** Which files a form takes (UP-3). */
export interface Accepts {
  /** How many files may be listed in all. */
  readonly queueLimit: number;
  /** Bytes. */
  readonly maxSize?: number;
  readonly fileTypes?: readonly FileKind[];
  readonly mimeTypes?: readonly string[];
}

/** A file that was not taken, and why, in words. */
export interface Refused {
  readonly name: string;
  readonly reason: string;
}

/** Bytes as people say them: "4.2 MB", "310 KB". */
export function sizeWords(bytes: number): string {
  const megabytes = bytes / 1024 / 1024;
  return megabytes >= 1 ? `${Number(megabytes.toFixed(1))} MB` : `${Math.max(1, Math.round(bytes / 1024))} KB`;
}

function faultOf(file: File, { maxSize, fileTypes, mimeTypes }: Accepts): string | null {
  const kind = fileKind(file);
  if (fileTypes && (kind === null || !fileTypes.includes(kind)))
    return 'This is not a photo. Use JPG, PNG, GIF or BMP.';
  if (mimeTypes && !mimeTypes.includes(file.type)) return `Files of type ${file.type || 'unknown'} are not accepted.`;
  if (file.size === 0) return 'The file is empty.';
  if (maxSize !== undefined && file.size > maxSize) return `It is larger than ${sizeWords(maxSize)}.`;
  return null;
}

/** Tells the files that a form takes from the others; `listed` is how many it has already. One that is refused costs the others nothing. */
export function sortFiles(
  files: readonly File[],
  accepts: Accepts,
  listed: number,
): { readonly taken: readonly File[]; readonly refused: readonly Refused[] } {
  const taken: File[] = [];
  const refused: Refused[] = [];
  for (const file of files) {
    const isFull = listed + taken.length >= accepts.queueLimit;
    const reason =
      faultOf(file, accepts) ?? (isFull ? `You can add at most ${plural(accepts.queueLimit, 'file', 'files')}.` : null);
    if (reason === null) taken.push(file);
    else refused.push({ name: file.name, reason });
  }
  return { taken, refused };
}
