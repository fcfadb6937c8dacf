import type { ReactNode } from 'react';
import { PageHeading } from '@/components/layout/PageHeading';
import { Tabs } from '@/components/ui/Tabs';
import { useAppSelector } from '@/store/hooks';
import { selectIsAgent, selectUser } from '@/store/session/sessionSlice';
import { Inbox } from './Inbox';
import { MyListings } from './myListings/MyListings';
import { OfferedIntent } from './OfferedIntent';
import { Packages } from './Packages';
import { SavedListings } from './SavedListings';
import { SidePromos } from './SidePromos';
import { Support } from './Support';
import { DASHBOARD } from './texts';

export type DashboardTab = 'dashboard' | 'packages' | 'profile';

interface DashboardViewProps {
  readonly tab: DashboardTab;
  readonly onTab: (tab: string) => void;
  /** What was begun and not posted (WIZ-19). */
  readonly draftNotice?: ReactNode;
  /** How a user becomes an agent (HOME-6). */
  readonly agentApplication?: ReactNode;
  readonly profile: ReactNode;
}

/** The dashboard: a greeting, and the tabs Dashboard, Packages and My profile (DASH-1, DASH-2). */
export function DashboardView({ tab, onTab, draftNotice, agentApplication, profile }: DashboardViewProps) {
  const name = useAppSelector(selectUser)?.username.trim() ?? '';
  const isAgent = useAppSelector(selectIsAgent);
  const main = (
    <div className="grid grid-cols-1 gap-x-9 gap-y-10 lg:grid-cols-[minmax(0,1fr)_300px]">
      <div className="flex min-w-0 flex-col gap-10">
        {draftNotice}
        {isAgent && <MyListings />}
        {agentApplication}
        {isAgent && <Inbox />}
        <SavedListings />
        <Support />
      </div>
      <aside aria-label={DASHBOARD.offers} className="self-start lg:sticky lg:top-20">
        <SidePromos />
      </aside>
    </div>
  );
  return (
    <div className="mx-auto w-full max-w-page px-5 py-10">
      <PageHeading title={DASHBOARD.title} className="text-section">
        {DASHBOARD.greeting(name)}
      </PageHeading>
      <OfferedIntent />
      <div className="mt-6">
        <Tabs
          label={DASHBOARD.tabs.label}
          value={tab}
          onChange={onTab}
          tabs={[
            { id: 'dashboard', label: DASHBOARD.tabs.dashboard, panel: main },
            { id: 'packages', label: DASHBOARD.tabs.packages, panel: <Packages /> },
            { id: 'profile', label: DASHBOARD.tabs.profile, panel: profile },
          ]}
        />
      </div>
    </div>
  );
}
