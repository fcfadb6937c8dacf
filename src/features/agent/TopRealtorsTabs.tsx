import { Tabs } from '@/components/ui/Tabs';

/** The two rankings below the list, where they take no room from it: nothing is ranked yet, and they say so [AGENT-3]. */
export function TopRealtorsTabs() {
  return (
    <aside aria-label="Rankings" className="rounded-card border border-line bg-card px-4 pt-2 pb-5 text-sm">
      <Tabs
        label="Rankings"
        tabs={[
          {
            id: 'transacting',
            label: 'Top Transacting Realtors',
            panel: <p className="text-muted">Rankings appear here once enough deals are recorded.</p>,
          },
          {
            id: 'rated',
            label: 'Top Rated Realtors',
            panel: <p className="text-muted">Rankings appear here once enough reviews are recorded.</p>,
          },
        ]}
      />
    </aside>
  );
}
