import { Badge } from './Badge';
import { Icon } from './Icon';

/** What the register of RERA says of a number; nothing where there are no words for it. */
export function ReraBadge({ words, found }: { readonly words: string | null; readonly found: boolean }) {
  if (words === null) return null;
  return (
    <p className="mt-2">
      <Badge tone={found ? 'brand' : 'gold'}>
        <Icon name={found ? 'check' : 'alert'} className="size-4 shrink-0" />
        {words}
      </Badge>
    </p>
  );
}
