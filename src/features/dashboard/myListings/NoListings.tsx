import { useAppSelector } from '@/store/hooks';
import { selectIsAgent } from '@/store/session/sessionSlice';
import * as words from '@/words/dashboardListings';

/** In the place of the listings of whoever has none: how an agent posts, and that anybody else becomes one first (DASH-2). */
export function NoListings() {
  const isAgent = useAppSelector(selectIsAgent);
  if (isAgent) return <p className="rounded-card border border-line bg-card p-5 text-muted">{words.empty}</p>;
  return <p className="-mt-2 text-muted">{words.emptyForUser}</p>;
}
