import { useState, useSyncExternalStore } from 'react';

/** What ends a press, or shows that it has ended unseen, as on a scrollbar. */
const ENDS = ['mouseup', 'dragend', 'contextmenu', 'mousemove', 'keydown'] as const;

const listeners = new Set<() => void>();
let isPressed = false;
let ending: ReturnType<typeof setTimeout> | undefined;

function set(pressed: boolean) {
  if (isPressed === pressed) return;
  isPressed = pressed;
  for (const tell of listeners) tell();
}
/** Fingers are mice here: browsers tell a page of a tap by the same events, and move the focus between them. */
function began({ button, target }: MouseEvent) {
  // A list opens at once: nothing of its press can be lost, and its end is often not told.
  if (button !== 0 || (target instanceof Element && target.closest('select'))) return;
  clearTimeout(ending);
  set(true);
}
function ended(event: Event) {
  const isHeld = event.type === 'mousemove' && event instanceof MouseEvent && event.buttons !== 0;
  // After the click, which follows at once.
  if (!isPressed || isHeld) return;
  clearTimeout(ending);
  ending = setTimeout(() => set(false), 0);
}

function subscribe(tell: () => void): () => void {
  if (listeners.size === 0) {
    document.addEventListener('mousedown', began, true);
    for (const end of ENDS) document.addEventListener(end, ended, true);
  }
  listeners.add(tell);
  return () => {
    listeners.delete(tell);
    if (listeners.size > 0) return;
    document.removeEventListener('mousedown', began, true);
    for (const end of ENDS) document.removeEventListener(end, ended, true);
    isPressed = false;
  };
}

/**
 * A value to be shown, which stays as it is while the mouse or a finger is down: a press that takes the focus out of a
 * field would else bring a message that moves the pressed button away before it is let go, and be lost (PROF-6).
 */
export function useAfterPress<T>(value: T): T {
  const pressed = useSyncExternalStore(
    subscribe,
    () => isPressed,
    () => false,
  );
  const [shown, setShown] = useState(value);
  if (pressed) return shown;
  if (shown !== value) setShown(value);
  return value;
}
