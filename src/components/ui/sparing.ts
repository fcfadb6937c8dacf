import { createContext, use, useState } from 'react';
import { useHydrated } from './useHydrated';

/** What Chromium tells of the line; other browsers say nothing. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

const connection = (): Connection | undefined =>
  typeof window === 'undefined' ? undefined : (navigator as { readonly connection?: Connection }).connection;

/** Whether a reader saves data, or has a 2G line: nothing is loaded then that nobody has asked for. */
export const isSparing = ({ saveData = false, effectiveType = '' }: Connection = connection() ?? {}): boolean =>
  saveData || effectiveType.includes('2g');

/** Whether the page that the server rendered was rendered for such a reader. */
export const RenderedSparing = createContext(false);

/** The same where something is shown. What is there stays as it came: another size of it would be loaded as well. */
export function useSparing(): boolean {
  const rendered = use(RenderedSparing);
  const isHydrated = useHydrated();
  const [sparing] = useState(() => (isHydrated ? isSparing() : rendered));
  return sparing;
}
