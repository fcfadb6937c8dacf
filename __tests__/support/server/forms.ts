import { randomBytes } from 'node:crypto';

export interface FormFile {
  readonly field: string;
  readonly bytes: Buffer;
  readonly name?: string;
  readonly type?: string;
}

/** A form with files as a browser sends it: its body and its content type. */
export function formOf(...files: readonly FormFile[]): { payload: Buffer; headers: { 'content-type': string } } {
  const boundary = `----${randomBytes(8).toString('hex')}`;
  const parts = files.flatMap(({ field, bytes, name = 'photo.jpg', type = 'image/jpeg' }) => [
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`,
    ),
    bytes,
    Buffer.from('\r\n'),
  ]);
  return {
    payload: Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}
