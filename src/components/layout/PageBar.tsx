import type { ReactNode } from 'react';
import { useWideWindow } from '../ui/usePageState';

/** What a page is there for, such as its one or two buttons, at the foot of a window that has no room for it beside the page; none where that is nothing. */
export function PageBar({ children }: { readonly children: ReactNode }) {
  if (useWideWindow() === 'wide') return null;
  return (
    <div
      data-page-bar
      className="sticky bottom-[var(--compare-bar)] z-20 -mx-5 grid auto-cols-fr grid-flow-col gap-2.5 border-t border-line bg-card px-4 py-2.5 empty:hidden lg:hidden"
    >
      {children}
    </div>
  );
}
