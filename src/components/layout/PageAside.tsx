import type { ReactNode } from 'react';

/**
 * The column beside a page, in its grid: on wide screens it stays in view as soon as its end, with what is to be pressed
 * there, is in sight; what is shorter than the window stands at its top, and the column makes no page longer than it is.
 * Below the page where there is no room.
 */
export function PageAside({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <aside
      aria-label={label}
      className="bottom-[var(--compare-bar)] flex min-w-0 flex-col gap-4.5 self-end pb-4 lg:sticky lg:min-h-[min(100%,100dvh-5rem-var(--compare-bar))]"
    >
      {children}
    </aside>
  );
}
