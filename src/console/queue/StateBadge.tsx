import type { QueuedListing } from '@/contract/consoleShapes';
import { Badge, type BadgeTone } from '@/components/ui/Badge';
import * as people from '@/words/consolePeople';

type State = QueuedListing['status'];

export const STATE_WORDS: Readonly<Record<State, string>> = people.listings.statuses;
const TONES: Readonly<Record<State, BadgeTone>> = {
  'under review': 'gold',
  active: 'brand',
  withdrawn: 'red',
  sold: 'dark',
};

/** How a listing stands. */
export const StateBadge = ({ status, className = '' }: { readonly status: State; readonly className?: string }) => (
  <Badge tone={TONES[status]} className={`capitalize ${className}`}>
    {STATE_WORDS[status]}
  </Badge>
);
