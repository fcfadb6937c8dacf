import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { lazyPart } from './lazyPart';
import { dropWaitingToast, onWaitingToasts, TOAST_MS, waitingToasts, type Toast } from './toast';
import { useLatePart } from './useLatePart';

const ToastStack = lazyPart(() => import(/* webpackChunkName: "toasts" */ './ToastStack'));
const none: readonly Toast[] = [];

/**
 * Where toasts appear; stands once in the app. Costs nothing until the first toast, which fetches the part that stacks
 * them. When that part cannot be fetched (offline, or a file gone after a deploy), toasts are shown in a plain list.
 */
export function Toaster() {
  const waiting = useSyncExternalStore(onWaitingToasts, waitingToasts, () => none);
  const { state } = useLatePart(ToastStack, waiting.length > 0);
  if (state === 'here') return <ToastStack />;
  if (state === 'coming' || waiting.length === 0) return null;
  // Everything outside an open modal dialog is inert and lies below it.
  const dialogs = document.querySelectorAll('dialog[open]');
  return createPortal(
    <div className="fixed inset-x-2.5 top-2.5 z-50 flex flex-col-reverse gap-2.5 sm:left-auto sm:w-90">
      {waiting.map((toast) => (
        <PlainToast key={toast.id} toast={toast} />
      ))}
    </div>,
    dialogs[dialogs.length - 1] ?? document.body,
  );
}

function PlainToast({ toast }: { readonly toast: Toast }) {
  const { id, tone, title, text, turn, durationMs = TOAST_MS } = toast;
  const done = useEffectEvent(() => dropWaitingToast(id));
  useEffect(() => {
    const clock = setTimeout(() => done(), durationMs);
    return () => clearTimeout(clock);
  }, [turn, durationMs]);
  return (
    <div role={tone === 'error' ? 'alert' : 'status'}>
      <button
        type="button"
        onClick={() => dropWaitingToast(id)}
        className="w-full rounded-card border border-line bg-card p-3.5 text-left text-md shadow-float"
      >
        {title} {text}
        <span className="sr-only"> Dismiss</span>
      </button>
    </div>
  );
}
