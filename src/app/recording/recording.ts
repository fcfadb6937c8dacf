import { createElement, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { early } from '@/actionLog/browser/early';
import { masks as sanitizers } from '@/actionLog/browser/masks';
import { pieceDatabase } from '@/actionLog/browser/pieceDatabase';
import { pieceStore, VISITOR } from '@/actionLog/browser/pieceStore';
import { isFields } from '@/actionLog/guards';
import { recorder } from '@/actionLog/recorder';
import { redactor, type Redactor } from '@/actionLog/redact/redactor';
import { placeOf } from '@/actionLog/tap';
import { sendProblem } from '@/api/problemReport';
import { whenIdle } from '@/components/ui/whenIdle';
import { SITE } from '@/domain/site';
import type { RootState } from '@/store/rootReducer';
import { language } from '@/words/language';
import { LogDialog, type LogSource } from './LogDialog';

// What else comes with it.
export { connectionNotice } from '../offline/connectionNotice';

/** What DevTools gets to see (STORE-7). */
export const masks = { name: SITE.name, ...sanitizers };

const ownerIn = ({ session }: RootState): string => (session.token === null ? null : session.user?._id) ?? VISITOR;
const windowSize = () => ({ width: innerWidth, height: innerHeight });

/** What shows the dialog, in a root of its own: it must work when the app's does not. */
function dialogOf(source: Omit<LogSource, 'onClose'>): () => void {
  let root: Root | null = null;
  const show = (content: ReactNode): void => {
    root ??= createRoot(document.body.appendChild(document.createElement('div')));
    root.render(content);
  };
  return () => show(createElement(LogDialog, { ...source, onClose: () => show(null) }));
}

/** The objects of a state this many levels down: a slice, its table, a listing. */
function* piecesOf(value: unknown, depth = 3): Generator<object> {
  if (!isFields(value)) return;
  if (depth === 0) yield value;
  else for (const held of Object.values(value)) yield* piecesOf(held, depth - 1);
}

/** Longer than this no press has to wait, ms. */
const TURN = 8;

/** Has `rules` walk a state in short turns: the whole at once would hold a cheap phone up. */
async function walkInTurns(rules: Redactor, state: unknown): Promise<void> {
  let end = 0;
  for (const piece of piecesOf(state)) {
    if (performance.now() > end) {
      await new Promise<void>((resolve) => whenIdle(resolve));
      end = performance.now() + TURN;
    }
    rules.value(piece);
  }
}

/** The rest of the recorder: it takes what the first script's tap keeps. */
async function start(): Promise<() => void> {
  const { store } = early;
  if (store === null) throw new Error('There is no store to record.');
  const owner = (): string => ownerIn(store.getState() as RootState);
  const kept = pieceStore(pieceDatabase(), owner, Date.now);
  // A browser that keeps nothing: this page is all there is.
  await kept.tidy().catch(() => undefined);
  const rules = redactor();
  await walkInTurns(rules, store.getState());
  // From here on nothing is waited for: a session that ends meanwhile must not stand in the log of the next.
  let last = owner();
  const leave = (): void => void kept.leave().catch(() => undefined);
  // A session that ended before the recorder came is forgotten: the log begins with what is there now.
  if (early.seen.some((one) => one.r === 'a' && ![VISITOR, last].includes(ownerIn(one.before as RootState)))) {
    leave();
    early.seen = [];
    early.note(placeOf(window, 'load'));
  }
  const made = recorder(
    {
      origin: {
        app: 'gruham',
        build: process.env.APP_BUILD ?? '',
        part: `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 10)}`,
        viewport: windowSize(),
        language: navigator.language,
        pageLanguage: language,
      },
      whenIdle: (work) => void whenIdle(work),
      store: kept,
      rules,
    },
    early,
    Date.now(),
  );
  // A size counts when it stays.
  let timer: ReturnType<typeof setTimeout> | undefined;
  addEventListener('resize', () => {
    clearTimeout(timer);
    timer = setTimeout(() => early.note({ r: 'vp', ...windowSize() }), 250);
  });
  addEventListener('pagehide', () => void made.flush());
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && void made.flush());
  // Who logs out leaves nothing behind on this machine.
  store.subscribe(() => {
    const now = owner();
    if (now !== last && last !== VISITOR) leave();
    last = now;
  });
  return dialogOf({
    note: (text) => early.note({ r: 'mark', text }),
    text: async () => made.exportText(await kept.read().catch(() => [])),
    send: (said, log) =>
      sendProblem(
        { words: String(rules.value(said)), page: location.pathname.slice(0, 300), build: process.env.APP_BUILD ?? '' },
        log,
      ),
  });
}

let started: ReturnType<typeof start> | null = null;

/** Begins to record, once; gives what opens the dialog. */
export const begin = () => (started ??= start());
