import { early, type LateLog } from '@/actionLog/browser/early';
import { forgetOthers, joinedTap } from '@/actionLog/browser/joinedTap';
import { masks as masksOf } from '@/actionLog/browser/masks';
import { pieceDatabase } from '@/actionLog/browser/pieceDatabase';
import { pieceStore, takeUpVisit, VISITOR, type PieceDatabase, type Visit } from '@/actionLog/browser/pieceStore';
import { randomKey } from '@/actionLog/browser/randomKey';
import { addressOf, errorIn, watchPage } from '@/actionLog/browser/watchPage';
import { recorder } from '@/actionLog/recorder';
import { SECRETS } from '@/actionLog/secrets';
import { whenIdle } from '@/components/ui/whenIdle';
import type { RootState } from '@/store/rootReducer';
import { appManifest } from '../appManifest';
import { openLogDialog } from './openLogDialog';

// What else comes with the first gesture, or with the first answer that the service worker kept.
export { watchLine } from '../offline/watchLine';

/** What DevTools gets to see (STORE-7). */
export const masks = masksOf(SECRETS);

const ownerIn = ({ session }: RootState): string => (session.token === null ? null : session.user?._id) ?? VISITOR;

/** The address with which the page was loaded. */
function openedAddress(): string {
  const [entry] = performance.getEntriesByType('navigation');
  return entry === undefined ? addressOf(location) : entry.name.slice(location.origin.length);
}

async function visitIn(database: PieceDatabase, owner: string, fresh: string): Promise<Visit> {
  try {
    return await takeUpVisit(database, { owner, now: Date.now(), fresh });
  } catch {
    // A browser that keeps nothing: this page is all there is.
    return { session: fresh, before: null };
  }
}

/** Puts the whole recorder where the first script's tap stood. */
async function start(): Promise<LateLog> {
  const { store } = early;
  if (store === null) throw new Error('There is no store to record.');
  const owner = (): string => ownerIn(store.getState() as RootState);
  const database = pieceDatabase();
  const part = `${Date.now().toString(36)}-${randomKey().slice(0, 8)}`;
  const { session, before } = await visitIn(database, owner(), part);
  const kept = pieceStore(database, { owner, session, now: Date.now });
  const first = { owner: owner() };
  const leave = (): void => void kept.leave().catch(() => undefined);
  // A session that ended before the recorder came: the log begins with what is there now.
  const isLeft = forgetOthers((state) => ![VISITOR, first.owner].includes(ownerIn(state as RootState)));
  if (isLeft) leave();
  const opened = isLeft ? addressOf(location) : openedAddress();
  const made = recorder(
    {
      origin: {
        app: 'gruham',
        build: process.env.APP_VERSION ?? '',
        manifest: appManifest(),
        session,
        part,
        before,
        viewport: { width: innerWidth, height: innerHeight },
        language: navigator.language,
      },
      secrets: SECRETS,
      key: randomKey(),
      now: Date.now,
      whenIdle: (work) => void whenIdle(work),
      later: (work, ms) => void setTimeout(work, ms),
      store: kept,
    },
    joinedTap(store, Date.now, opened),
  );
  watchPage(window, opened, made);
  // Who logs out leaves nothing behind on this machine.
  store.subscribe(() => {
    const now = owner();
    if (now !== first.owner && first.owner !== VISITOR) leave();
    first.owner = now;
  });
  return {
    open: () => openLogDialog({ recorder: made, earlier: () => kept.read().catch(() => []) }),
    failed: made.failed,
  };
}

let started: Promise<LateLog> | null = null;
let since = 0;

/** Begins to record, once; `event`: the error that was the reason for it, if it was one. */
export async function begin(event?: Event): Promise<LateLog> {
  since ||= performance.now();
  started ??= start();
  const log = await started;
  const found = event && event.timeStamp < since ? errorIn(event) : null;
  if (found) log.failed(found.error);
  return log;
}
