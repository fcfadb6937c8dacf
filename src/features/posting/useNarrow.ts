import { useByWindowWidth } from '@/components/ui/usePageState';

/** From this window width (px) on, the steps stand beside the form: Tailwind's `lg`. */
const WIDE = 1024;

/** Whether the window is too narrow for anything beside the form. */
export const useNarrow = (): boolean => useByWindowWidth((px) => px < WIDE);
