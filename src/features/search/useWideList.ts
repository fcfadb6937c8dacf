import { useByWindowWidth } from '@/components/ui/usePageState';

/** From this window width (px) on, the filters stand in a column: Tailwind's `lg`. */
export const WIDE = 1024;

/** Whether filters and order stand beside the list or above it; `unknown` where there is no window. */
export const useWideList = (): 'unknown' | 'wide' | 'narrow' =>
  useByWindowWidth((px) => (px === 0 ? 'unknown' : px >= WIDE ? 'wide' : 'narrow'));
