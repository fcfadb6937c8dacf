import type { EndpointName, ENDPOINTS } from '@/contract/endpoints';
import type { ExtraName } from '@/contract/extras';
import type { ExtraQuestions } from '@/contract/extraShapes';
import type { Bodies, Queries } from '@/contract/payloads';
import type { Config } from '../config';
import type { Db } from '../db/schema';
import type { Session } from '../db/queries/sessions';
import type { MailDesk } from '../mail/mailDesk';
import type { UploadStore } from '../media/uploadStore';
import type { ViewCounter } from '../rules/viewCounting';

/** What every handler works with. `now` is the clock, ms since 1970. */
export interface Context {
  readonly db: Db;
  readonly config: Config;
  readonly now: () => number;
  readonly mailer: MailDesk;
  readonly uploads: UploadStore;
  readonly views: ViewCounter;
}

export interface Reply {
  readonly body: unknown;
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Who asks, besides the session: the network address, to bound how often. It goes into no log. */
export interface Caller {
  readonly address: string;
}

export interface SentFile {
  /** The name of the form's field. */
  readonly field: string;
  readonly bytes: Buffer;
}

/** A form with files. Nothing of it is read before the first file is asked for; one file at a time is in memory. */
export interface SentFiles {
  readonly files: AsyncIterable<SentFile>;
}

/** Every call that the server may answer: the 29, and the extra ones. */
export type CallName = EndpointName | ExtraName;
type Rows = typeof ENDPOINTS;
type MultipartName = { [N in EndpointName]: Rows[N] extends { readonly sends: 'multipart' } ? N : never }[EndpointName];
type Questions = Queries & Bodies & ExtraQuestions;

export type Asked<N extends CallName> = N extends MultipartName
  ? SentFiles
  : N extends keyof Questions
    ? Questions[N]
    : unknown;

/** One call, asked in the contract's words. `session` is there when the caller is logged in. */
export type Handler<N extends CallName> = (
  context: Context,
  asked: Asked<N>,
  session: Session | null,
  caller: Caller,
) => Promise<Reply>;
export type Handlers = { readonly [N in CallName]?: Handler<N> };
