import type { ReactNode } from 'react';
import { Icon } from './Icon';

/** What a fold (`details`) is opened and closed by; a fold may lie in another. */
export const FoldSummary = ({ children }: { readonly children: ReactNode }) => (
  <summary className="flex min-h-13 cursor-pointer list-none items-center justify-between gap-4 py-3 font-semibold">
    {children}
    <Icon
      name="chevronDown"
      className="size-4.5 flex-none text-muted transition-transform [details[open]>summary>&]:rotate-180"
    />
  </summary>
);
