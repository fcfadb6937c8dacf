import { createContext, use, useState, useSyncExternalStore } from 'react';

const never = () => () => undefined;
const yes = () => true;
const no = () => false;

/** False on the server and while the browser takes over what it rendered: what only a browser knows comes after that. */
export const useHydrated = (): boolean => useSyncExternalStore(never, yes, no);

/** Props of an element from the server that goes once the app has a window: what stands in it is not taken over before. */
export const LEFT_AS_IT_IS = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: '' } } as const;

/** When the server rendered the page, ms since 1970; null where it did not. */
export const RenderedAt = createContext<number | null>(null);

/** When this was first shown, ms since 1970. A page that was kept is taken over with the time that it was rendered at. */
export function useNow(): number {
  const renderedAt = use(RenderedAt);
  const [now] = useState(() => Date.now());
  const isHydrated = useHydrated();
  return isHydrated || renderedAt === null ? now : renderedAt;
}
