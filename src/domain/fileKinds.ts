/** The kinds of file that uploads know (UP-3). */
export type FileKind = 'image' | 'audio' | 'video' | 'pdf' | 'doc' | 'xls' | 'ppt' | 'compress';

/** By MIME type; a pattern for whole families. */
const BY_TYPE: readonly (readonly [RegExp, FileKind])[] = [
  [/^image\//, 'image'],
  [/^audio\//, 'audio'],
  [/^video\//, 'video'],
  [/^application\/pdf$/, 'pdf'],
  [
    /^application\/(msword|rtf|vnd\.(ms-word|openxmlformats-officedocument\.wordprocessingml|oasis\.opendocument\.text))/,
    'doc',
  ],
  [
    /^application\/vnd\.(ms-excel|openxmlformats-officedocument\.spreadsheetml|oasis\.opendocument\.spreadsheet)/,
    'xls',
  ],
  [/^text\/csv$/, 'xls'],
  [
    /^application\/vnd\.(ms-powerpoint|openxmlformats-officedocument\.presentationml|oasis\.opendocument\.presentation)/,
    'ppt',
  ],
  [/^application\/(x-)?(zip|zip-compressed|gzip|tar|bzip2?|7z-compressed|rar|rar-compressed|vnd\.rar)$/, 'compress'],
];

/** By the ending of the name, where the browser does not know the type. */
const BY_ENDING: Readonly<Record<FileKind, readonly string[]>> = {
  image: ['jpg', 'jpeg', 'gif', 'bmp', 'png', 'webp', 'heic', 'heif', 'avif', 'tif', 'tiff', 'svg'],
  audio: ['mp3', 'wav', 'ogg', 'm4a', 'aac', 'flac'],
  video: ['mp4', 'mov', 'avi', 'mkv', 'webm', '3gp'],
  pdf: ['pdf'],
  doc: ['doc', 'docx', 'rtf', 'odt'],
  xls: ['xls', 'xlsx', 'csv', 'ods'],
  ppt: ['ppt', 'pptx', 'odp'],
  compress: ['zip', 'rar', '7z', 'gz', 'tar', 'bz2'],
};
const KINDS = Object.keys(BY_ENDING) as readonly FileKind[];

/** What kind of file it is, by its MIME type or else by its name; null for every other kind (UP-3). */
export function fileKind({ name, type }: { readonly name: string; readonly type: string }): FileKind | null {
  const mime = type.split(';')[0]?.trim().toLowerCase() ?? '';
  const known = BY_TYPE.find(([pattern]) => pattern.test(mime))?.[1];
  if (known) return known;
  const ending = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  return KINDS.find((kind) => BY_ENDING[kind].includes(ending)) ?? null;
}
