import type { ApiError, ApiPorts, Ask } from './types';

export interface RawResponse {
  readonly status: number;
  readonly text: string;
  readonly header: (name: string) => string | null;
}
export type Sent = { readonly response: RawResponse } | { readonly failed: ApiError['status'] };

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
      done({
        response: {
          status: request.status,
          text: request.responseText,
          header: (name) => request.getResponseHeader(name),
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
    fileOf: ApiPorts['fileOf'];
    onProgress: ApiPorts['onUploadProgress'];
  },
): Promise<Sent> {
  const form = new FormData();
  for (const id of files.ids) {
    const file = fileOf(id);
    if (file) form.append(files.field, file, file.name);
  }
  return sendForm(url, form, { ...sending, onProgress: (fraction) => onProgress?.(files.ids, fraction) });
}
