import { lastDecision } from '../db/queries/operatorActions';
import type { Db } from '../db/schema';
import { mailOrigin, type MailPlace } from '../mail/letter';
import type { MailDesk } from '../mail/mailDesk';
import { reviewMessage } from '../mail/reviewMessage';
import { listingSubject, UNDO_TIME, type Decision } from '../operations/decisions';

interface Working {
  readonly db: Db;
  readonly config: MailPlace;
  readonly mailer: Pick<MailDesk, 'sendLater'>;
}

export interface NewsDesk {
  /** Tells a listing's owner of a decision once it can no longer be taken back, unless it was by then. */
  readonly tell: (listingId: string, decision: Decision) => void;
  /** Tells what waits at once: the server ends. */
  readonly settled: () => Promise<void>;
}

export function newsDesk({ db, config, mailer }: Working): NewsDesk {
  const waiting = new Map<NodeJS.Timeout, () => Promise<void>>();
  const send = async (listingId: string, { news, actionId }: Decision): Promise<void> => {
    const last = await lastDecision(db, listingSubject(listingId));
    // The dashboard says it in any case.
    if (news !== null && last?.id === actionId) mailer.sendLater(reviewMessage(news, mailOrigin(config)));
  };
  return {
    tell: (listingId, decision) => {
      if (decision.news === null) return;
      const timer = setTimeout(() => {
        waiting.delete(timer);
        send(listingId, decision).catch(() => undefined);
      }, UNDO_TIME);
      timer.unref();
      waiting.set(timer, () => send(listingId, decision));
    },
    settled: async () => {
      const left = [...waiting];
      waiting.clear();
      for (const [timer, tell] of left) {
        clearTimeout(timer);
        await tell().catch(() => undefined);
      }
    },
  };
}
