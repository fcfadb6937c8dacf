import type { ReactNode } from 'react';
import { Button } from './Button';
import type { LazyPart } from './lazyPart';
import { useLatePart } from './useLatePart';

/** Makes everything else on the page inert, so that the focus stays inside. */
function showModal(dialog: HTMLDialogElement | null) {
  dialog?.showModal();
  return () => dialog?.close();
}

interface LateDialogProps {
  /** What is loaded for the dialog. */
  readonly part: Pick<LazyPart<never>, 'preload' | 'ready'>;
  /** The dialog's name. */
  readonly title: string;
  readonly onClose: () => void;
  /** The dialog, once its code is there. */
  readonly children: ReactNode;
}

/** A dialog whose code comes when it is opened: until then a small one stands in, which can be closed. */
export function LateDialog({ part, title, onClose, children }: LateDialogProps) {
  const { state, retry } = useLatePart(part, true);
  if (state === 'here') return children;
  return (
    <dialog
      ref={showModal}
      aria-label={title}
      className="m-auto rounded-panel bg-card p-7 text-center text-ink shadow-float"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <p role={state === 'failed' ? 'alert' : 'status'} className="mb-5">
        {state === 'failed' ? 'This did not load.' : 'Loading'}
      </p>
      <div className="flex justify-center gap-3">
        <Button variant="secondary" onClick={onClose}>
          Close
        </Button>
        {state === 'failed' && <Button onClick={retry}>Retry</Button>}
      </div>
    </dialog>
  );
}
