import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from './Button';
import type { LazyComponent } from './lazyComponent';
import { useLazyComponent } from './useLazyComponent';
import * as words from '@/words/ui';

interface LazyDialogProps {
  /** What is loaded for the dialog. */
  readonly part: Pick<LazyComponent<never>, 'preload' | 'ready'>;
  /** The dialog's name. */
  readonly title: string;
  readonly onClose: () => void;
  /** The dialog, once its code is there. */
  readonly children: ReactNode;
}

/** A dialog whose code comes when it is opened: until then a small one stands in, which can be closed. */
export function LazyDialog({ part, title, onClose, children }: LazyDialogProps) {
  const { state, retry } = useLazyComponent(part, true);
  const ref = useRef<HTMLDialogElement>(null);
  const isHere = state === 'here';

  // In an effect: a dialog that goes in the same moment, such as a menu, has given the focus back by then.
  useEffect(() => {
    const dialog = ref.current;
    if (isHere || dialog === null) return;
    const opener = document.activeElement;
    dialog.showModal();
    return () => {
      dialog.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, [isHere]);

  if (isHere) return children;
  return (
    <dialog
      ref={ref}
      aria-label={title}
      className="m-auto rounded-panel bg-card p-6 text-center text-ink shadow-float"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <p role={state === 'failed' ? 'alert' : 'status'} className="mb-5">
        {state === 'failed' ? words.failedLine : words.loading}
      </p>
      <div className="flex justify-center gap-3">
        <Button variant="secondary" onClick={onClose}>
          {words.close}
        </Button>
        {state === 'failed' && <Button onClick={retry}>{words.retry}</Button>}
      </div>
    </dialog>
  );
}
