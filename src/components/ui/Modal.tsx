import type { ReactNode } from 'react';
import { classes } from './classes';
import { DialogFrame } from './DialogFrame';

const widths = { sm: 'sm:max-w-md', md: 'sm:max-w-xl', lg: 'sm:max-w-4xl' };

interface ModalProps {
  open: boolean;
  title: string;
  /** Escape, the close button or the backdrop was used; the parent then sets `open` to false. */
  onClose: () => void;
  children: ReactNode;
  size?: keyof typeof widths | undefined;
  footer?: ReactNode;
  /** The content is read more than used: the keyboard reaches it to scroll. */
  scrolls?: boolean | undefined;
}

/** A modal dialog named by its title; its content lives only while it is open [SHELL-12]. */
export function Modal({ open, size = 'sm', footer, ...rest }: ModalProps) {
  if (!open) return null;
  return (
    <DialogFrame
      {...rest}
      footer={footer}
      focusFirstField
      placing="items-center sm:p-6"
      above="flex-1"
      centred
      panel={classes('w-full rounded-t-panel sm:rounded-panel', widths[size])}
    />
  );
}
