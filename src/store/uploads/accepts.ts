import { fileKind, type FileKind } from '@/domain/fileKinds';
import * as words from '@/words/uploads';

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
  return megabytes >= 1
    ? words.megabytes({ n: String(Number(megabytes.toFixed(1))) })
    : words.kilobytes({ n: String(Math.max(1, Math.round(bytes / 1024))) });
}

function faultOf(file: File, { maxSize, fileTypes, mimeTypes }: Accepts): string | null {
  const kind = fileKind(file);
  if (fileTypes && (kind === null || !fileTypes.includes(kind))) return words.refused.noPhoto;
  if (mimeTypes && !mimeTypes.includes(file.type))
    return file.type === '' ? words.refused.noType : words.refused.type({ type: file.type });
  if (file.size === 0) return words.refused.empty;
  if (maxSize !== undefined && file.size > maxSize) return words.refused.large({ size: sizeWords(maxSize) });
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
    const reason = faultOf(file, accepts) ?? (isFull ? words.refused.many({ n: accepts.queueLimit }) : null);
    if (reason === null) taken.push(file);
    else refused.push({ name: file.name, reason });
  }
  return { taken, refused };
}
