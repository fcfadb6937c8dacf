import { LazyBoundary } from '@/components/ui/LazyBoundary';
import { lazyComponent } from '@/components/ui/lazyComponent';
import { DashboardView, type DashboardTab } from '@/features/dashboard/DashboardView';
import { readSavedView, writeSavedView } from '@/features/dashboard/savedView';
import { DraftNotice } from '@/features/posting/draft/DraftNotice';
import { CompareToggle } from '@/features/property/CompareToggle';
import { RecentListings } from '@/features/recent/RecentListings';
import { LeavingNotice } from '@/features/settings/LeavingNotice';
import { agentApplication } from './agentApplication';
import { phoneStep } from './phoneStep';
import { priceDialog } from './priceDialog';
import { useLoggedInGuard } from './useLoggedInGuard';
import { useUrlState } from './useUrlState';

const compare = (id: string, describedBy: string) => <CompareToggle id={id} describedBy={describedBy} />;

const Profile = lazyComponent(() => import(/* webpackChunkName: "profile" */ './DashboardProfile'));

const tabIn = (word: string | null): DashboardTab => (word === 'packages' || word === 'profile' ? word : 'dashboard');
const readTab = (params: URLSearchParams) => tabIn(params.get('tab'));
const writeTab = (tab: DashboardTab) => ({ tab: tab === 'dashboard' ? '' : tab });

/** `/dashboard`, for whoever is logged in; anybody else goes home with an emptied storage (ROUTE-14). */
export default function DashboardRoute() {
  const [tab, showTab] = useUrlState(readTab, writeTab);
  const [savedView, changeSavedView] = useUrlState(readSavedView, writeSavedView);
  if (!useLoggedInGuard()) return null;

  return (
    <DashboardView
      leavingNotice={<LeavingNotice />}
      tab={tab}
      onTab={(next) => showTab(tabIn(next))}
      draftNotice={<DraftNotice />}
      agentApplication={agentApplication(true)}
      phoneStep={phoneStep}
      changePrice={priceDialog}
      compare={compare}
      recent={<RecentListings />}
      savedView={savedView}
      onSavedView={changeSavedView}
      profile={
        <LazyBoundary part={Profile} shape="h-96 rounded-card">
          <Profile />
        </LazyBoundary>
      }
    />
  );
}
