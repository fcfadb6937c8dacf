import { useSearchParams } from 'react-router';
import { LazyBoundary } from '@/components/ui/LazyBoundary';
import { lazyComponent } from '@/components/ui/lazyComponent';
import { DashboardView, type DashboardTab } from '@/features/dashboard/DashboardView';
import { readSavedView, writeSavedView } from '@/features/dashboard/savedView';
import { DraftNotice } from '@/features/posting/draft/DraftNotice';
import { CompareToggle } from '@/features/property/CompareToggle';
import { LeavingNotice } from '@/features/settings/LeavingNotice';
import { agentApplication } from './agentApplication';
import { phoneStep } from './phoneStep';
import { priceDialog } from './priceDialog';
import { useLoggedInGuard } from './useLoggedInGuard';
import { useUrlState } from './useUrlState';

const compare = (id: string, describedBy: string) => <CompareToggle id={id} describedBy={describedBy} />;

const Profile = lazyComponent(() => import(/* webpackChunkName: "profile" */ './DashboardProfile'));

const tabIn = (word: string | null): DashboardTab => (word === 'packages' || word === 'profile' ? word : 'dashboard');

/** `/dashboard`, for whoever is logged in; anybody else goes home with an emptied storage (ROUTE-14). */
export default function DashboardRoute() {
  const [params, setParams] = useSearchParams();
  const [savedView, changeSavedView] = useUrlState(readSavedView, writeSavedView);
  if (!useLoggedInGuard()) return null;

  // The tab is in the address, and Back leaves the dashboard in one step.
  const showTab = (tab: string) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        if (tab === 'dashboard') next.delete('tab');
        else next.set('tab', tab);
        return next;
      },
      { replace: true },
    );
  return (
    <DashboardView
      leavingNotice={<LeavingNotice />}
      tab={tabIn(params.get('tab'))}
      onTab={showTab}
      draftNotice={<DraftNotice />}
      agentApplication={agentApplication(true)}
      phoneStep={phoneStep}
      changePrice={priceDialog}
      compare={compare}
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
