import type { ReactNode } from 'react';
import { DialogFrame } from './DialogFrame';

const sides = {
  bottom: { placing: 'items-center pt-10', panel: 'w-full max-w-2xl rounded-t-panel', above: 'flex-1' },
  right: { placing: 'items-end pl-10', panel: 'w-full max-w-sm flex-1', above: 'flex-none' },
};

interface SheetProps {
  open: boolean;
  title: string;
  onClose: () => void;
  children: ReactNode;
  side?: keyof typeof sides | undefined;
  footer?: ReactNode;
}

/** A modal dialog that lies on an edge of the window: filters and menus on phones. Focus starts on its close button. */
export function Sheet({ open, side = 'bottom', footer, ...rest }: SheetProps) {
  if (!open) return null;
  return <DialogFrame {...rest} {...sides[side]} footer={footer} focusFirstField={false} />;
}
