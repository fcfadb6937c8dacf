import { useId, type ReactNode } from 'react';
import { classes } from './classes';
import { Icon } from './Icon';
import { useDialog } from './useDialog';

interface DialogFrameProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
  /** Stays below the scrolling content, e.g. the button that applies filters. */
  footer?: ReactNode;
  placing: string;
  panel: string;
  focusFirstField: boolean;
  /** The content is read more than used: the keyboard reaches it to scroll. */
  scrolls?: boolean | undefined;
}

/**
 * What Modal and Sheet share. The dialog element covers the window, so that its free part is the backdrop and what is
 * fixed inside it (toasts) keeps its place; the panel is what is seen.
 */
export function DialogFrame({
  title,
  onClose,
  children,
  footer,
  placing,
  panel,
  focusFirstField,
  scrolls,
}: DialogFrameProps) {
  const titleId = useId();
  const ref = useDialog(onClose, focusFirstField);
  return (
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      className={classes(
        'fixed inset-0 size-full max-h-none max-w-none overflow-hidden bg-transparent text-ink open:flex',
        placing,
      )}
    >
      <div className={classes('flex max-h-full min-h-0 flex-col bg-card shadow-float', panel)}>
        <div className="flex items-center justify-between gap-4 pt-3 pr-3 pl-5 sm:pl-6">
          <h2 id={titleId} className="text-xl">
            {title}
          </h2>
          <button
            type="button"
            aria-label="Close"
            onClick={onClose}
            className="grid size-11 flex-none place-items-center rounded-full text-muted transition-colors hover:bg-wash hover:text-ink"
          >
            <Icon name="close" />
          </button>
        </div>
        <div
          role={scrolls ? 'region' : undefined}
          aria-labelledby={scrolls ? titleId : undefined}
          tabIndex={scrolls ? 0 : undefined}
          className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pt-2 pb-6 sm:px-6"
        >
          {children}
        </div>
        {footer && <div className="border-t border-line px-5 py-3 sm:px-6">{footer}</div>}
      </div>
    </dialog>
  );
}
