import { useEffect, useEffectEvent, useRef, type FocusEvent } from 'react';
import { langOf } from '@/domain/text';
import { sendLink } from '@/domain/sendLink';
import { Button } from './Button';
import { buttonClass } from './buttonClass';
import { classes } from './classes';
import { Icon, type IconName } from './Icon';
import { LASTING_MS, TOAST_EXTRA_MS, TOAST_MS, type Toast, type ToastTone } from './toast';
import * as sendWords from '@/words/send';
import * as words from '@/words/ui';

const tones: Record<ToastTone, { icon: IconName; mark: string; edge: string }> = {
  success: { icon: 'check', mark: 'bg-brand-wash text-brand-dark', edge: 'border-l-brand' },
  error: { icon: 'alert', mark: 'bg-red-wash text-red', edge: 'border-l-red' },
  info: { icon: 'chat', mark: 'bg-gold-wash text-gold-ink', edge: 'border-l-gold' },
};

/**
 * One toast with its own clock: it stays its time, waits while the pointer or the focus is on it and 1000 ms more after
 * that, and goes when it is clicked or swept away [SHELL-10]; a lasting one goes only then. Errors are announced at once, the rest when
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
      <button type="button" onClick={onDone} className="block w-full rounded-card text-left text-sm sm:text-md">
        {/* It fills the button: a swipe that begins on a button itself is none. */}
        <span className="flex items-start gap-2 p-2.5 sm:gap-3 sm:p-3.5">
          <span className={classes('grid size-6 flex-none place-items-center rounded-full sm:size-7', mark)}>
            <Icon name={icon} className="size-4" />
          </span>
          <span className="min-w-0 flex-1 self-center">
            {toast.title && <span className="mr-1 font-semibold sm:mr-0 sm:block">{toast.title}</span>}
            <span lang={langOf(toast.text)} className="wrap-anywhere sm:block">
              {toast.text}
            </span>
          </span>
          <span className="sr-only">{words.dismiss}</span>
          <Icon name="close" className="size-4 text-muted" />
        </span>
      </button>
      {toast.action && (
        <div className="px-2.5 pb-2.5 sm:px-3.5 sm:pb-3.5">
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
      {toast.send !== undefined && (
        <div className="px-2.5 pb-2.5 sm:px-3.5 sm:pb-3.5">
          <a
            href={sendLink(toast.send)}
            target="_blank"
            rel="noopener noreferrer"
            onClick={onDone}
            className={buttonClass('whatsapp', 'sm')}
          >
            <Icon name="whatsapp" className="size-4" />
            {sendWords.whatsapp}
            <span className="sr-only">{sendWords.newTab}</span>
          </a>
        </div>
      )}
    </div>
  );
}
