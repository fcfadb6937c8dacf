import type { ReactNode } from 'react';
import { skipToken } from '@reduxjs/toolkit/query';
import { PageHeading } from '@/components/layout/PageHeading';
import { Tabs } from '@/components/ui/Tabs';
import { useHashSection } from '@/components/ui/useHashSection';
import { useWideWindow } from '@/components/ui/usePageState';
import { SCREENS } from '@/domain/screens';
import { useAppSelector } from '@/store/hooks';
import { selectIsAgent, selectUser, selectUserId } from '@/store/session/sessionSlice';
import { searchApi, type Hit } from '@/api/searchApi';
import { hitWords } from '@/domain/hitWords';
import { AppLink } from '@/components/layout/AppLink';
import { useAreaUnit } from '@/store/device/useAreaUnit';
import { hitPath } from '@/store/suggestions/hitPath';
import { Contacted } from './Contacted';
import { Inbox } from './Inbox';
import type { ChangePrice } from './myListings/ListingActions';
import { MyListings } from './myListings/MyListings';
import { RefusedNotice } from './myListings/RefusedNotice';
import { OfferedIntent } from './OfferedIntent';
import { Packages, PackagesFold } from './Packages';
import { SavedListings } from './SavedListings';
import type { SavedView } from './savedView';
import { ServicesFold, SidePromos } from './SidePromos';
import { QuestionsFold, Support } from './Support';
import { Totals } from './Totals';
import { Block } from './Block';
import type { CompareControl } from './SavedCard';
import * as words from '@/words/dashboard';

/** What a buyer searched for last on this device, each a press away; nothing while there is nothing (HOME-14). */
function RecentSearches() {
  const { data: hits = [] } = searchApi.useRecentSearchesQuery(useAppSelector(selectUserId) ?? skipToken);
  const unit = useAreaUnit();
  if (hits.length === 0) return null;
  const said = (hit: Hit) => {
    const { label, note } = hitWords(hit, unit);
    return [label, note].filter(Boolean).join(', ');
  };
  return (
    <Block title={words.recentSearches}>
      <ul className="flex flex-wrap gap-2">
        {hits.map((hit) => (
          <li key={`${hit.label} ${hit.note ?? ''}`}>
            <AppLink
              to={hitPath(hit)}
              className="inline-flex min-h-11 items-center rounded-full border border-edge bg-card px-4 text-md font-medium transition-colors hover:bg-wash"
            >
              {said(hit)}
            </AppLink>
          </li>
        ))}
      </ul>
    </Block>
  );
}

export type DashboardTab = 'dashboard' | 'packages' | 'profile';

interface DashboardViewProps {
  /** That the account waits for its deletion. */
  readonly leavingNotice?: ReactNode;
  readonly tab: DashboardTab;
  readonly onTab: (tab: string) => void;
  /** What was begun and not posted (WIZ-19). */
  readonly draftNotice?: ReactNode;
  /** How a user becomes an agent; it stands with the own listings, and stays there once it has made one (HOME-6). */
  readonly agentApplication?: ReactNode;
  readonly profile: ReactNode;
  /** What was viewed last on this device: for a buyer, whose own listings are none. */
  readonly recent: ReactNode;
  /** Confirms the own number, for listings that wait for it. */
  readonly phoneStep?: ReactNode;
  readonly changePrice: ChangePrice;
  readonly compare: CompareControl;
  readonly savedView: SavedView;
  readonly onSavedView: (view: SavedView) => void;
}

/** The dashboard: a greeting, and the tabs Dashboard, Packages and My profile (DASH-1, DASH-2). */
export function DashboardView({
  leavingNotice,
  tab,
  onTab,
  draftNotice,
  agentApplication,
  profile,
  recent,
  phoneStep,
  changePrice,
  compare,
  savedView,
  onSavedView,
}: DashboardViewProps) {
  const name = useAppSelector(selectUser)?.username.trim() ?? '';
  const isAgent = useAppSelector(selectIsAgent);
  useHashSection();
  // Else they would stand below all else, as large.
  const isWide = useWideWindow() === 'wide';
  const packagesTitle = isAgent ? words.packages.title : words.packages.forAgents;
  const saved = <SavedListings compare={compare} view={savedView} onView={onSavedView} />;
  const main = (
    // Its parts come one after another: what comes above takes nobody along who was brought back to a place.
    <div
      className="grid grid-cols-1 gap-x-9 gap-y-10 lg:grid-cols-[minmax(0,1fr)_300px]"
      style={{ overflowAnchor: 'none' }}
    >
      <div className="flex min-w-0 flex-col gap-10">
        <RefusedNotice />
        {draftNotice}
        {isAgent ? (
          <>
            <Totals />
            <Inbox />
          </>
        ) : (
          <>
            {saved}
            <Contacted compare={compare} />
            <div className="-mx-5 -my-7 empty:hidden md:-my-16 [&_h2]:text-price!">{recent}</div>
            <RecentSearches />
          </>
        )}
        <MyListings phoneStep={phoneStep} changePrice={changePrice}>
          <div className={isAgent ? '' : 'mt-4 divide-y divide-line rounded-card border border-line bg-card px-5'}>
            {agentApplication}
            {!isAgent && <PackagesFold title={packagesTitle} />}
          </div>
        </MyListings>
        {isAgent && (
          <>
            {saved}
            <Contacted compare={compare} />
          </>
        )}
        <div className="divide-y divide-line rounded-card border border-line bg-card px-5">
          {isAgent && <PackagesFold title={packagesTitle} />}
          <QuestionsFold />
          {!isWide && <ServicesFold />}
        </div>
        <Support />
      </div>
      {isWide && (
        <aside aria-label={words.offers} className="self-start lg:sticky lg:top-20">
          <SidePromos />
        </aside>
      )}
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
            { id: 'packages', label: words.tabs.packages, panel: <Packages title={packagesTitle} /> },
            { id: 'profile', label: words.tabs.profile, panel: profile },
          ]}
        />
      </div>
    </div>
  );
}
