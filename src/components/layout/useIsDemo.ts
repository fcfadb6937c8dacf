import { useHydrated } from '../ui/useHydrated';
import { isDemo } from './demo';

/** `isDemo` for what is rendered: the server, which does not know, renders as if it were not. */
export const useIsDemo = (): boolean => useHydrated() && isDemo();
