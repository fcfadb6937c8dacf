import { errorCode } from '../kernel/errorCode';
import type { Mail, Mailer } from './mailer';

/** After a failed message nothing is promised for so long, ms. */
const REST = 30_000;
/** A message that nobody waits for goes out so long after the answer, ms: its work shows in no answer's time. */
const PAUSE = 25;

/** Where handlers hand mail in. */
export interface MailDesk extends Pick<Mailer, 'send'> {
  /** Sends after the answer; `lost` is called when it could not be sent. */
  readonly sendLater: (mail: Mail, lost?: () => Promise<void>) => void;
  /** Whether the last message could not be sent, a short while ago; a mailbox that was refused says nothing of others. */
  readonly isFailing: () => boolean;
  /** How many messages wait to be sent after an answer. */
  readonly waiting: () => number;
  /** Resolves when nothing waits any longer, so that an end of the server loses no message. */
  readonly settled: () => Promise<void>;
}

/** What is said of a failure; an address in a mail server's words stays out of the log. */
function reasonOf(error: unknown): Readonly<Record<string, string | number>> {
  if (!(error instanceof Error)) return {};
  const code = errorCode(error);
  return {
    ...(code !== '' && { code }),
    ...('responseCode' in error && typeof error.responseCode === 'number' ? { responseCode: error.responseCode } : {}),
  };
}

/** Whether the mail server works and refused this one reader for good. */
const isReaderRefused = (error: unknown): boolean =>
  error instanceof Error &&
  'command' in error &&
  error.command === 'RCPT TO' &&
  'responseCode' in error &&
  Number(error.responseCode) >= 500;

export function mailDesk(
  mailer: Mailer,
  now: () => number,
  report: (reason: object, message: string) => void,
): MailDesk {
  const open = new Set<Promise<void>>();
  let failedAt = Number.NEGATIVE_INFINITY;
  const send = async (mail: Mail): Promise<void> => {
    try {
      await mailer.send(mail);
      failedAt = Number.NEGATIVE_INFINITY;
    } catch (error) {
      if (!isReaderRefused(error)) failedAt = now();
      report(reasonOf(error), 'a message could not be sent');
      throw error;
    }
  };
  const pause = () => new Promise<void>((done) => setTimeout(done, PAUSE));
  return {
    send,
    sendLater: (mail, lost = () => Promise.resolve()) => {
      const task = pause()
        .then(() => send(mail))
        .catch(lost)
        .catch((error: unknown) => {
          report(reasonOf(error), 'a lost message could not be noted');
        })
        .finally(() => open.delete(task));
      open.add(task);
    },
    isFailing: () => now() - failedAt < REST,
    waiting: () => open.size,
    settled: async () => {
      while (open.size > 0) await Promise.all(open);
    },
  };
}
