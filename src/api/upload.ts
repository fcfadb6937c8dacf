import type { ApiError, ApiEffects, Ask } from './types';

export interface RawResponse {
  readonly status: number;
  readonly text: string;
  readonly header: (name: string) => string | null;
}
export type Sent = { readonly response: RawResponse } | { readonly failed: ApiError['status'] };

/** Finds a header among those that a page may read: asking for another one puts an error into the console. */
function headerIn(all: string, name: string): string | null {
  const start = `${name.toLowerCase()}:`;
  const line = all.split('\r\n').find((one) => one.toLowerCase().startsWith(start));
  return line === undefined ? null : line.slice(start.length).trim();
}

/**
 * Sends a form over XMLHttpRequest, which alone reports upload progress. `onProgress` gets 0 to 1; `timeoutMs` ends the
 * wait with TIMEOUT.
 */
function sendForm(
  url: string,
  form: FormData,
  {
    headers,
    timeoutMs,
    signal,
    onProgress,
  }: {
    headers: Readonly<Record<string, string>>;
    timeoutMs: number;
    signal: AbortSignal;
    onProgress: (fraction: number) => void;
  },
): Promise<Sent> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const stop = () => {
      request.abort();
    };
    const done = (sent: Sent) => {
      signal.removeEventListener('abort', stop);
      resolve(sent);
    };
    request.open('POST', url);
    request.withCredentials = true;
    request.timeout = timeoutMs;
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = (event) => {
      if (event.lengthComputable && event.total > 0) onProgress(event.loaded / event.total);
    };
    request.onload = () => {
      const headers = request.getAllResponseHeaders();
      done({
        response: {
          status: request.status,
          text: request.responseText,
          header: (name) => headerIn(headers, name),
        },
      });
    };
    request.onerror = () => {
      done({ failed: 'NETWORK' });
    };
    request.ontimeout = () => {
      done({ failed: 'TIMEOUT' });
    };
    request.onabort = () => {
      done({ failed: 'ABORTED' });
    };
    if (signal.aborted) {
      done({ failed: 'ABORTED' });
      return;
    }
    signal.addEventListener('abort', stop);
    request.send(form);
  });
}

/** Sends files that are held beside the store, in one form; `onProgress` gets their ids and 0 to 1. */
export function sendFiles(
  url: string,
  files: NonNullable<Ask['files']>,
  {
    fileOf,
    onProgress,
    ...sending
  }: {
    headers: Readonly<Record<string, string>>;
    timeoutMs: number;
    signal: AbortSignal;
    fileOf: ApiEffects['fileOf'];
    onProgress: ApiEffects['onUploadProgress'];
  },
): Promise<Sent> {
  const form = new FormData();
  for (const id of files.ids) {
    const file = fileOf(id);
    if (file) form.append(files.field, file, file.name);
  }
  return sendForm(url, form, { ...sending, onProgress: (fraction) => onProgress?.(files.ids, fraction) });
}
