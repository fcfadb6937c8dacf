import type { ReactNode } from 'react';
import { PageHeading } from '@/components/layout/PageHeading';
import { Tabs } from '@/components/ui/Tabs';
import { SCREENS } from '@/domain/screens';
import { useAppSelector } from '@/store/hooks';
import { selectIsAgent, selectUser } from '@/store/session/sessionSlice';
import { Contacted } from './Contacted';
import { Inbox } from './Inbox';
import type { ChangePrice } from './myListings/ListingActions';
import { MyListings } from './myListings/MyListings';
import { OfferedIntent } from './OfferedIntent';
import { Packages } from './Packages';
import { RecentSearches } from './RecentSearches';
import { SavedListings } from './SavedListings';
import { SidePromos } from './SidePromos';
import { Support } from './Support';
import { Totals } from './Totals';
import * as words from '@/words/dashboard';

export type DashboardTab = 'dashboard' | 'packages' | 'profile';

interface DashboardViewProps {
  /** That the account waits for its deletion. */
  readonly leavingNotice?: ReactNode;
  readonly tab: DashboardTab;
  readonly onTab: (tab: string) => void;
  /** What was begun and not posted (WIZ-19). */
  readonly draftNotice?: ReactNode;
  /** How a user becomes an agent (HOME-6). */
  readonly agentApplication?: ReactNode;
  readonly profile: ReactNode;
  /** Confirms the own number, for listings that wait for it. */
  readonly phoneStep?: ReactNode;
  readonly changePrice: ChangePrice;
}

/** The dashboard: a greeting, and the tabs Dashboard, Packages and My profile (DASH-1, DASH-2). */
export function DashboardView({
  leavingNotice,
  tab,
  onTab,
  draftNotice,
  agentApplication,
  profile,
  phoneStep,
  changePrice,
}: DashboardViewProps) {
  const name = useAppSelector(selectUser)?.username.trim() ?? '';
  const isAgent = useAppSelector(selectIsAgent);
  const main = (
    <div className="grid grid-cols-1 gap-x-9 gap-y-10 lg:grid-cols-[minmax(0,1fr)_300px]">
      <div className="flex min-w-0 flex-col gap-10">
        {draftNotice}
        {isAgent ? (
          <>
            <Totals />
            <Inbox />
          </>
        ) : (
          <>
            <SavedListings />
            <Contacted />
            <RecentSearches />
          </>
        )}
        <MyListings phoneStep={phoneStep} changePrice={changePrice} />
        {agentApplication}
        {isAgent && <SavedListings />}
        <Packages />
        <Support />
      </div>
      <aside aria-label={words.offers} className="self-start lg:sticky lg:top-20">
        <SidePromos />
      </aside>
    </div>
  );
  const packages = (
    <div className="max-w-3xl">
      <Packages />
    </div>
  );
  return (
    <div className="mx-auto w-full max-w-page px-5 py-10">
      {leavingNotice}
      <PageHeading title={SCREENS.dashboard.title} className="text-section">
        {name === '' ? words.welcome : words.greeting({ name })}
      </PageHeading>
      <OfferedIntent />
      <div className="mt-6">
        <Tabs
          label={words.tabs.label}
          value={tab}
          onChange={onTab}
          tabs={[
            { id: 'dashboard', label: words.tabs.dashboard, panel: main },
            { id: 'packages', label: words.tabs.packages, panel: packages },
            { id: 'profile', label: words.tabs.profile, panel: profile },
          ]}
        />
      </div>
    </div>
  );
}
