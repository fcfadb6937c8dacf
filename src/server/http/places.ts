/** What was taken: a way to give it back, which works once; or which of the two bounds is met. */
export type Place = (() => void) | 'all' | 'one';

/** Counts what is under way, in all and for each network address. */
export function places(most: number, mostForOne: number): (address: string) => Place {
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
