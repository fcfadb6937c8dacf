import { useId, type ReactNode } from 'react';
import { classes } from './classes';
import { Icon } from './Icon';
import { useDialog } from './useDialog';
import * as words from '@/words/ui';

interface DialogFrameProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
  /** Stays below the scrolling content, e.g. the button that applies filters. */
  footer?: ReactNode;
  /** How the panel and the room of the toasts lie in the window, from top to bottom. */
  placing: string;
  panel: string;
  /** The room above the panel, in which toasts stand. */
  above: string;
  /** As much free room below the panel as above it, from 640 px on. */
  centred?: boolean | undefined;
  focusFirstField: boolean;
  /** The content is read more than used: the keyboard reaches it to scroll. */
  scrolls?: boolean | undefined;
}

/**
 * What Modal and Sheet share. The dialog element covers the window, so that its free part is the backdrop; the panel is
 * what is seen. Toasts stand in the free part above it, and where that is too small the panel gives way: they never cover
 * its title, its close button or a field [SHELL-10].
 */
export function DialogFrame({
  title,
  onClose,
  children,
  footer,
  placing,
  panel,
  above,
  centred = false,
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
        'fixed inset-0 size-full max-h-none max-w-none flex-col overflow-hidden bg-transparent text-ink open:flex',
        placing,
      )}
    >
      <div className={classes('flex min-h-0 flex-col border border-line bg-card shadow-float', panel)}>
        <div className="flex items-center justify-between gap-4 pt-3 pr-3 pl-5 sm:pl-6">
          <h2 id={titleId} className="min-w-0 text-xl">
            {title}
          </h2>
          <button
            type="button"
            aria-label={words.close}
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
      {/* Last for the keyboard, and no part of what a press on the backdrop falls on. */}
      <div data-toasts="" className={classes('pointer-events-none order-first w-full', above)} />
      {centred && <div className="pointer-events-none hidden flex-1 sm:block" />}
    </dialog>
  );
}
