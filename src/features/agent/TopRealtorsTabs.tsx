import { Tabs } from '@/components/ui/Tabs';
import * as words from '@/words/agent';

/** The two rankings below the list, where they take no room from it: nothing is ranked yet, and they say so [AGENT-3]. */
export function TopRealtorsTabs() {
  return (
    <aside aria-label={words.rankings.title} className="rounded-card border border-line bg-card px-4 pt-2 pb-5 text-sm">
      <Tabs
        label={words.rankings.title}
        tabs={[
          {
            id: 'transacting',
            label: words.rankings.transacting,
            panel: <p className="text-muted">{words.rankings.noDeals}</p>,
          },
          {
            id: 'rated',
            label: words.rankings.rated,
            panel: <p className="text-muted">{words.rankings.noReviews}</p>,
          },
        ]}
      />
    </aside>
  );
}
