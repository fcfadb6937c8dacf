import { useEffect } from 'react';
import { Toaster, toast as sonner } from 'sonner';
import { deliverToastsTo, LASTING_MS, type Toast } from './toast';
import { ToastBody } from './ToastBody';
import * as words from '@/words/ui';

/** Where the stack begins: the header's 4 rem, its line and some room. The header's controls stay free [SHELL-10]. */
const BELOW_HEADER = '4.75rem';
/** An offer, or what holds until something changes: at the top it would cover a heading all the while. */
const staysLong = ({ action, durationMs }: Toast): boolean => action !== undefined || durationMs === LASTING_MS;
/** Where those stand: above the bars at the foot. */
const ABOVE_BARS = 'calc(1.25rem + var(--foot))';

/**
 * The stack of toasts: top right below the header, on phones no wider than its words, newest on top, 300 ms ease [SHELL-10];
 * what stays long stands at the foot. Sonner places and moves them; how long each stays is the body's affair, hence the endless
 * duration. Loaded with the first toast only.
 */
export function SonnerToaster() {
  useEffect(
    () =>
      deliverToastsTo({
        show: (toast) =>
          sonner.custom((id) => <ToastBody toast={toast} onDone={() => sonner.dismiss(id)} />, {
            id: toast.id,
            duration: Infinity,
            position: staysLong(toast) ? 'bottom-center' : 'top-right',
          }),
        remove: (id) => sonner.dismiss(id),
      }),
    [],
  );
  return (
    <Toaster
      position="top-right"
      expand
      visibleToasts={6}
      gap={6}
      offset={{ top: BELOW_HEADER, right: 20, bottom: ABOVE_BARS, left: 20 }}
      mobileOffset={{ top: BELOW_HEADER, right: 10, bottom: ABOVE_BARS, left: 10 }}
      containerAriaLabel={words.toasts}
      toastOptions={{ unstyled: true, className: 'w-full duration-300! ease-[ease]!' }}
    />
  );
}
