import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { lazyComponent } from './lazyComponent';
import { toastPlace } from './openDialogs';
import { dropWaitingToast, onWaitingToasts, TOAST_MS, waitingToasts, type Toast } from './toast';
import { useLazyComponent } from './useLazyComponent';
import * as words from '@/words/ui';

const ToastStack = lazyComponent(() => import(/* webpackChunkName: "toasts" */ './ToastStack'));
const none: readonly Toast[] = [];

/**
 * Where toasts appear; stands once in the app. Costs nothing until the first toast, which fetches the part that stacks
 * them. When that part cannot be fetched (offline, or a file gone after a deploy), toasts are shown in a plain list.
 */
export function Toaster() {
  const waiting = useSyncExternalStore(onWaitingToasts, waitingToasts, () => none);
  const { state } = useLazyComponent(ToastStack, waiting.length > 0);
  if (state === 'here') return <ToastStack />;
  if (state === 'coming' || waiting.length === 0) return null;
  // Everything outside an open modal dialog is inert and lies below it.
  const dialogs = document.querySelectorAll<HTMLDialogElement>('dialog[open]');
  return createPortal(
    <div
      data-plain-toasts=""
      className="fixed top-19 right-2.5 z-25 flex max-w-80 flex-col-reverse items-end gap-1.5 sm:max-w-90"
    >
      {waiting.map((toast) => (
        <PlainToast key={toast.id} toast={toast} />
      ))}
    </div>,
    toastPlace(dialogs[dialogs.length - 1] ?? null),
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
        className="pointer-events-auto w-full rounded-card border border-line bg-card p-2.5 text-left text-sm shadow-float sm:p-3.5 sm:text-md"
      >
        {title} {text}
        <span className="sr-only"> {words.dismiss}</span>
      </button>
    </div>
  );
}
