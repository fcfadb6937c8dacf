import type { VirtualItem } from '@tanstack/react-virtual';

/** What a list looked like when it was left, so that it stands at once as it was when Back leads to it [ROUTE-17]. */
export interface RememberedList {
  /** The measured cards. */
  readonly measured: VirtualItem[];
  /** px from the top of the page: how far it was scrolled, and where the list began. */
  readonly scrolled: number;
  readonly top: number;
}

const MOST_LISTS = 20;
const lists = new Map<string, RememberedList>();

/** `key` names the list and the width in which it was shown. */
export const recallList = (key: string): RememberedList | undefined => lists.get(key);

export function rememberList(key: string, list: RememberedList): void {
  lists.delete(key);
  lists.set(key, list);
  const [oldest] = lists.keys();
  if (lists.size > MOST_LISTS && oldest !== undefined) lists.delete(oldest);
}
