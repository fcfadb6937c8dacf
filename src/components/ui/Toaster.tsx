import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import { createPortal } from 'react-dom';
import { dropWaitingToast, onWaitingToasts, waitingToasts, type Toast } from './toast';
import { ToastBody } from './ToastBody';
import { settleToasts, toastHome } from './toastHome';

const none: readonly Toast[] = [];

/**
 * Where toasts appear; stands once in the app. Costs nothing until the first toast, which fetches the part that stacks
 * them. When that part cannot be fetched (offline, or a file gone after a deploy), toasts are shown in a plain list.
 */
export function Toaster() {
  const waiting = useSyncExternalStore(onWaitingToasts, waitingToasts, () => none);
  const [Stack, setStack] = useState<ComponentType | null>(null);
  const [plain, setPlain] = useState(false);
  const home = useSyncExternalStore(settleToasts, toastHome, () => null);
  const wanted = waiting.length > 0;

  useEffect(() => {
    if (!wanted || Stack) return;
    let here = true;
    import('./SonnerToaster').then(
      ({ SonnerToaster }) => here && setStack(() => SonnerToaster),
      () => here && setPlain(true),
    );
    return () => {
      here = false;
    };
  }, [wanted, Stack]);

  if (!home) return null;
  if (Stack) return createPortal(<Stack />, home);
  if (!plain) return null;
  return createPortal(
    <div className="fixed inset-x-2.5 top-2.5 z-50 flex flex-col-reverse gap-2.5 sm:left-auto sm:w-90">
      {waiting.map((toast) => (
        <ToastBody key={toast.id} toast={toast} onDone={() => dropWaitingToast(toast.id)} />
      ))}
    </div>,
    home,
  );
}
