import { useEffect } from 'react';
import { Toaster, toast as sonner } from 'sonner';
import { deliverToastsTo } from './toast';
import { ToastBody } from './ToastBody';

/**
 * The stack of toasts: top right, full width on phones, newest on top, 300 ms ease [SHELL-10]. Sonner places and moves
 * them; how long each stays is the body's affair, hence the endless duration. Loaded with the first toast only.
 */
export function SonnerToaster() {
  useEffect(
    () =>
      deliverToastsTo((toast) => {
        sonner.custom((id) => <ToastBody toast={toast} onDone={() => sonner.dismiss(id)} />, {
          id: toast.id,
          duration: Infinity,
        });
      }),
    [],
  );
  return (
    <Toaster
      position="top-right"
      expand
      visibleToasts={6}
      gap={10}
      offset={20}
      mobileOffset={10}
      containerAriaLabel="Messages"
      toastOptions={{ unstyled: true, className: 'w-full duration-300! ease-[ease]!' }}
    />
  );
}
