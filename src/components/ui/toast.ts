export type ToastTone = 'success' | 'error' | 'info';

export interface ToastRequest {
  title?: string | undefined;
  text: string;
  tone: ToastTone;
  /** How long it stays, ms; 5000 unless said otherwise [SHELL-10]. */
  durationMs?: number | undefined;
  /** A toast with the same title and text that is still there is renewed instead of doubled [SHELL-11]. */
  dedupe?: boolean | undefined;
  /** The newest toast of a topic takes the place of the one before it. */
  topic?: string | undefined;
  /** Said by the login and registration area: goes with all that it has said [SHELL-11]. */
  area?: 'account' | undefined;
  /**
   * What the person may do about it: a button of its own. Such a toast is an offer that answers nothing they did: like
   * those that last, it stands at the window's foot, away from the headings.
   */
  action?: { readonly label: string; readonly run: () => void } | undefined;
  /** What the person may send on in a messaging app: a link of its own below the words. */
  send?: string | undefined;
}

/** A request with its identity: toasts of the same `id` are one, `turn` tells its renewals apart. */
export interface Toast extends ToastRequest {
  id: string;
  turn: number;
}

/** How long a toast stays [SHELL-10]. */
export const TOAST_MS = 5000;
/** How much longer it stays when the pointer or the focus leaves it [SHELL-10]. */
export const TOAST_EXTRA_MS = 1000;
/** How long a toast of the login and registration area stays [SHELL-11]. */
export const ACCOUNT_TOAST_MS = 15000;

/** Until it is clicked: as long as a timer can be set, about 25 days. */
export const LASTING_MS = 2 ** 31 - 1;

/** What draws toasts. */
interface Deliverer {
  readonly show: (toast: Toast) => void;
  readonly remove: (id: string) => void;
}

let turns = 0;
let waiting: readonly Toast[] = [];
let deliverer: Deliverer | null = null;
/** What the account area has said since it was last taken away. */
let ofAccount: readonly string[] = [];
/** What was said of acts that went well: it is about what was done, not about what is done next. */
let ofSuccess: readonly string[] = [];
/** How often something was taken away. */
let withdrawals = 0;
/** The last toast of each topic. */
const latestOf = new Map<string, string>();
const watchers = new Set<() => void>();

function wait(next: readonly Toast[]) {
  waiting = next;
  for (const watcher of watchers) watcher();
}

/** Shows a toast; before the part that draws toasts has come, it waits in line and is not lost. */
export function showToast(request: ToastRequest): void {
  turns += 1;
  const { area, title = '', text, topic } = request;
  // What was withdrawn may still be on its way out: the same words are another toast then.
  const words = `${area || topic ? withdrawals : ''}${title}\n${text}`;
  const id = request.dedupe ? words : `toast-${turns}`;
  const toast: Toast = { ...request, id, turn: turns };
  if (topic !== undefined) {
    if (latestOf.get(topic) !== id) withdrawTopic(topic);
    latestOf.set(topic, id);
  }
  if (area) ofAccount = [...ofAccount, id];
  // One that offers something to do stays.
  else if (request.tone === 'success' && !request.action) ofSuccess = [...ofSuccess, id];
  if (deliverer) deliverer.show(toast);
  else wait([...waiting.filter((other) => other.id !== id), toast]);
}

function takeAway(id: string): void {
  dropWaitingToast(id);
  deliverer?.remove(id);
}

/** Takes away the last toast of a topic. */
export function withdrawTopic(topic: string): void {
  const last = latestOf.get(topic);
  if (last === undefined) return;
  latestOf.delete(topic);
  withdrawals += 1;
  takeAway(last);
}

/** Takes away what the account area has said: it is about something that is over. */
export function withdrawAccountToasts(): void {
  const gone = ofAccount;
  ofAccount = [];
  withdrawals += 1;
  gone.forEach(takeAway);
}

/** Takes away what was said of acts that went well: something else has begun over which it would lie [SHELL-10]. */
export function withdrawSuccesses(): void {
  const gone = ofSuccess;
  ofSuccess = [];
  gone.forEach(takeAway);
}

/** From now on toasts go to `next`, those in line first; returns what ends it. */
export function deliverToastsTo(next: Deliverer): () => void {
  deliverer = next;
  const inLine = waiting;
  wait([]);
  inLine.forEach((toast) => next.show(toast));
  return () => {
    if (deliverer === next) deliverer = null;
  };
}

/** The toasts in line, oldest first; the same array until it changes. */
export function waitingToasts(): readonly Toast[] {
  return waiting;
}

/** Takes one toast out of the line. */
export function dropWaitingToast(id: string): void {
  wait(waiting.filter((toast) => toast.id !== id));
}

export function onWaitingToasts(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}
