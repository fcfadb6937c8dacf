/** What a log keeps of a file: how large it is and of which type. Its name and content may tell who somebody is. */
export class FileNote {
  constructor(
    readonly size: number,
    readonly type: string,
  ) {}
}

const { prototype } = Object;
/** Whether it is an object literal: no list, file, date or other kind. Nearly all of a state is, and this is soon told. */
export const isLiteral = (value: object): boolean => Object.getPrototypeOf(value) === prototype;

/** A file or blob of the browser, or what stands for one already. */
export function fileNoteOf(value: object): FileNote | null {
  if (value instanceof FileNote) return value;
  return typeof Blob !== 'undefined' && value instanceof Blob ? new FileNote(value.size, value.type) : null;
}
