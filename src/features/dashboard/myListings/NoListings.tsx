import { LinkButton } from '@/components/ui/LinkButton';
import { paths } from '@/domain/paths';
import { useAppSelector } from '@/store/hooks';
import { selectIsAgent } from '@/store/session/sessionSlice';
import * as words from '@/words/dashboardListings';

/** In the place of the listings of whoever has none: how an agent posts, and how anybody else becomes an agent (DASH-2). */
export function NoListings() {
  const isAgent = useAppSelector(selectIsAgent);
  if (isAgent) return <p className="rounded-card border border-line bg-card p-5 text-muted">{words.empty}</p>;
  return (
    <div className="rounded-card border border-line bg-card p-5">
      <p className="mb-4 text-muted">{words.emptyForUser}</p>
      <LinkButton variant="secondary" to={paths.agentApplication}>
        {words.becomeAgent}
      </LinkButton>
    </div>
  );
}
