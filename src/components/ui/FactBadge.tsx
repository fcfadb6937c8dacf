import { Badge } from './Badge';
import { Icon } from './Icon';

/** What somebody checked, such as the register of RERA; nothing where there are no words for it. */
export function FactBadge({ words, found = true }: { readonly words: string | null; readonly found?: boolean }) {
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
