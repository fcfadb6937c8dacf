import type { ConsoleCall, ConsoleCalls } from '@/contract/console';
import type { ConsoleAnswers, ConsoleQuestions } from '@/contract/consoleShapes';
import type { Operator } from '../db/queries/operators';
import type { Db } from '../db/schema';
import type { Config } from '../kernel/config';
import type { Unworded } from '../kernel/said';
import type { MailDesk } from '../mail/mailDesk';
import type { UploadStore } from '../media/uploadStore';
import type { Done, Work } from '../operations/act';
import type { NewsDesk } from './newsDesk';

/** What every call of the console works with. `now` is the clock, ms since 1970. */
export interface ConsoleContext {
  readonly db: Db;
  readonly config: Config;
  readonly now: () => number;
  readonly news: NewsDesk;
  readonly mailer: Pick<MailDesk, 'sendLater' | 'waiting' | 'isFailing'>;
  readonly uploads: UploadStore;
}

/** Who asks, when nobody has to be signed in. */
export interface Visitor {
  readonly address: string;
  /** The origin of the page that asks; null when the request names none. */
  readonly origin: string | null;
  /** It is the demo, and who asks sits at this machine. */
  readonly isDemo: boolean;
}

/** Who asks, signed in. */
export interface Caller extends Visitor {
  readonly operator: Operator;
  /** Of the session, hashed. */
  readonly tokenHash: string;
}

/** What an act answers; `session`: the token of the session that begins, null when it ends. */
export interface ConsoleDone<Answer> extends Done<Answer> {
  readonly session?: string | null;
}

type CallerOf<N extends ConsoleCall> = ConsoleCalls[N]['needs'] extends 'nobody' ? Visitor : Caller;

/**
 * One call. What only reads answers at once. An act first does what must not stand in a transaction, such as counting a
 * guess or hashing a password; what it returns is run in the transaction that writes the audit, too.
 */
type Handler<N extends ConsoleCall, Result> = (
  context: ConsoleContext,
  asked: ConsoleQuestions[N],
  caller: CallerOf<N>,
) => Result | Promise<Result>;
export type ConsoleHandlers = {
  readonly [N in ConsoleCall]: ConsoleCalls[N]['act'] extends null
    ? Handler<N, Unworded<ConsoleAnswers[N]>>
    : Handler<N, Work<ConsoleDone<Unworded<ConsoleAnswers[N]>>>>;
};
