import type { EndpointName, ENDPOINTS } from '@/contract/endpoints';
import type { ExtraName } from '@/contract/extras';
import type { ExtraQuestions } from '@/contract/extraShapes';
import type { Bodies, Queries } from '@/contract/payloads';
import type { Db } from '../db/schema';
import type { Session } from '../db/queries/sessions';
import type { Config } from '../kernel/config';
import type { MailDesk } from '../mail/mailDesk';
import type { UploadStore } from '../media/uploadStore';
import type { Alarm } from '../rules/phoneQuota';
import type { Caller } from '../rules/callerPlace';
import type { ViewCounter } from '../rules/viewCounting';

/** What every handler works with. `now` is the clock, ms since 1970. */
export interface Context {
  readonly db: Db;
  readonly config: Config;
  readonly now: () => number;
  readonly mailer: MailDesk;
  /** The same for texts to phones, whose `to` has ten digits; null where there is no way to send one. */
  readonly texter: MailDesk | null;
  readonly uploads: UploadStore;
  readonly views: ViewCounter;
  /** Tells the operator, in the log. */
  readonly alarm: Alarm;
}

export interface Reply {
  /** What it says to people waits for their language: `said(…)`. */
  readonly body: unknown;
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** What the caller's device is known by from now on. */
  readonly mark?: string;
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
type CallName = EndpointName | ExtraName;
type Rows = typeof ENDPOINTS;
type MultipartName = { [N in EndpointName]: Rows[N] extends { readonly sends: 'multipart' } ? N : never }[EndpointName];
type Questions = Queries & Bodies & ExtraQuestions;

type QuestionOf<N extends CallName> = N extends MultipartName
  ? SentFiles
  : N extends keyof Questions
    ? Questions[N]
    : unknown;

/** One call, asked in the contract's words. `session` is there when the caller is logged in. */
type Handler<N extends CallName> = (
  context: Context,
  asked: QuestionOf<N>,
  session: Session | null,
  caller: Caller,
) => Promise<Reply>;
export type Handlers = { readonly [N in CallName]?: Handler<N> };
