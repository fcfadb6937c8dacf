import { useEffect, useEffectEvent, useRef, type FocusEvent } from 'react';
import { Button } from './Button';
import { classes } from './classes';
import { Icon, type IconName } from './Icon';
import { LASTING_MS, TOAST_EXTRA_MS, TOAST_MS, type Toast, type ToastTone } from './toast';

const tones: Record<ToastTone, { icon: IconName; mark: string; edge: string }> = {
  success: { icon: 'check', mark: 'bg-brand-wash text-brand-dark', edge: 'border-l-brand' },
  error: { icon: 'alert', mark: 'bg-red-wash text-red', edge: 'border-l-red' },
  info: { icon: 'chat', mark: 'bg-gold-wash text-gold-ink', edge: 'border-l-gold' },
};

/**
 * One toast with its own clock: it stays its time, waits while the pointer or the focus is on it and 1000 ms more after
 * that, and goes when it is clicked [SHELL-10]; a lasting one goes only then. Errors are announced at once, the rest when
 * there is a pause.
 */
export function ToastBody({ toast, onDone }: { toast: Toast; onDone: () => void }) {
  const clock = useRef<ReturnType<typeof setTimeout>>(undefined);
  const done = useEffectEvent(onDone);
  const { icon, mark, edge } = tones[toast.tone];

  function hold() {
    clearTimeout(clock.current);
  }
  function release() {
    hold();
    if (toast.durationMs === LASTING_MS) return;
    clock.current = setTimeout(onDone, TOAST_EXTRA_MS);
  }

  function blurred({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) release();
  }

  useEffect(() => {
    clock.current = setTimeout(() => done(), toast.durationMs ?? TOAST_MS);
    return () => clearTimeout(clock.current);
  }, [toast.turn, toast.durationMs]);

  return (
    <div
      role={toast.tone === 'error' ? 'alert' : 'status'}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={blurred}
      className={classes(
        'w-full rounded-card border border-l-4 border-line bg-card font-sans text-ink shadow-float',
        edge,
      )}
    >
      <button
        type="button"
        onClick={onDone}
        className="flex w-full items-start gap-3 rounded-card p-3.5 text-left text-md"
      >
        <span className={classes('grid size-7 flex-none place-items-center rounded-full', mark)}>
          <Icon name={icon} className="size-4" />
        </span>
        <span className="min-w-0 flex-1 self-center">
          {toast.title && <span className="block font-semibold">{toast.title}</span>}
          <span className="block wrap-anywhere">{toast.text}</span>
        </span>
        <span className="sr-only">Dismiss</span>
        <Icon name="close" className="size-4 text-muted" />
      </button>
      {toast.action && (
        <div className="px-3.5 pb-3.5">
          <Button
            size="sm"
            onClick={() => {
              onDone();
              toast.action?.run();
            }}
          >
            {toast.action.label}
          </Button>
        </div>
      )}
    </div>
  );
}
