/** An upload that a test sees and answers. */
export interface Sent {
  readonly url: string;
  readonly form: FormData;
  /** What it was sent with. */
  readonly headers: Readonly<Record<string, string>>;
  readonly withCredentials: boolean;
  readonly progress: (fraction: number) => void;
  /** Answers in JSON; without a body when it is undefined. */
  readonly answer: (status: number, body: unknown, headers?: Readonly<Record<string, string>>) => void;
  /** The line breaks, or nothing comes in time. */
  readonly lose: (how?: 'error' | 'timeout') => void;
  readonly aborted: () => boolean;
}

/** Stands where XMLHttpRequest meets the network, and previews meet the browser; ends with the test. */
export function catchUploads(): readonly Sent[] {
  const sent: Sent[] = [];
  class Request extends EventTarget {
    upload: { onprogress: ((event: object) => void) | null } = { onprogress: null };
    onload: (() => void) | null = null;
    onerror: (() => void) | null = null;
    ontimeout: (() => void) | null = null;
    onabort: (() => void) | null = null;
    withCredentials = false;
    timeout = 0;
    status = 0;
    responseText = '';
    private url = '';
    private gone = false;
    private asked: Readonly<Record<string, string>> = {};
    private headers: Readonly<Record<string, string>> = {};
    open(_method: string, url: string) {
      this.url = url;
    }
    setRequestHeader(name: string, value: string) {
      this.asked = { ...this.asked, [name]: value };
    }
    /** As browsers do: to another origin they name what it exposes, and complain about nothing. */
    getAllResponseHeaders() {
      return Object.entries(this.headers)
        .map(([name, value]) => `${name}: ${value}\r\n`)
        .join('');
    }
    abort() {
      this.gone = true;
      this.onabort?.();
    }
    send(form: FormData) {
      sent.push({
        url: this.url,
        form,
        headers: this.asked,
        withCredentials: this.withCredentials,
        progress: (fraction) =>
          this.upload.onprogress?.({ lengthComputable: true, loaded: fraction * 100, total: 100 }),
        lose: (how = 'error') => (how === 'error' ? this.onerror?.() : this.ontimeout?.()),
        answer: (status, body, headers = {}) => {
          this.headers = headers;
          this.status = status;
          this.responseText = body === undefined ? '' : JSON.stringify(body);
          this.onload?.();
        },
        aborted: () => this.gone,
      });
    }
  }
  const real = globalThis.XMLHttpRequest;
  Object.assign(globalThis, { XMLHttpRequest: Request });
  Object.assign(URL, { createObjectURL: () => 'blob:preview', revokeObjectURL: () => undefined });
  restore.push(() => Object.assign(globalThis, { XMLHttpRequest: real }));
  return sent;
}

const restore: (() => void)[] = [];
afterEach(() => {
  for (const again of restore.splice(0)) again();
});
