import { Icon } from './Icon';

/** What a fold (`details`, of the class `group`) is opened and closed by. */
export const FoldSummary = ({ children }: { readonly children: string }) => (
  <summary className="flex min-h-13 cursor-pointer list-none items-center justify-between gap-4 py-3 font-semibold">
    {children}
    <Icon name="chevronDown" className="size-4.5 flex-none text-muted transition-transform group-open:rotate-180" />
  </summary>
);
