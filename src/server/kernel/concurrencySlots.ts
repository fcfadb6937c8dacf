import { HttpError } from './httpError';
import { said } from './said';

/** What was taken: a way to give it back, which works once; or which of the two bounds is met. */
type Slot = (() => void) | 'all' | 'one';

const COME_BACK_S = 2;

/** What gives the slot back; else null, and `refuse` is told 429 for one address too busy, 503 for all together. */
export function slotOr(slot: Slot, refuse: (refusal: HttpError) => void): (() => void) | null {
  if (typeof slot === 'function') return slot;
  refuse(
    slot === 'one'
      ? new HttpError(429, said('manyAtOnce'), COME_BACK_S)
      : new HttpError(503, said('busy'), COME_BACK_S),
  );
  return null;
}

/** Counts what is under way, in all and for each network address. */
export function concurrencySlots(most: number, mostForOne: number): (address: string) => Slot {
  let all = 0;
  const byAddress = new Map<string, number>();
  return (address) => {
    const own = byAddress.get(address) ?? 0;
    if (own >= mostForOne) return 'one';
    if (all >= most) return 'all';
    all += 1;
    byAddress.set(address, own + 1);
    let isTaken = true;
    return () => {
      if (!isTaken) return;
      isTaken = false;
      all -= 1;
      const left = (byAddress.get(address) ?? 1) - 1;
      if (left === 0) byAddress.delete(address);
      else byAddress.set(address, left);
    };
  };
}
