import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { LateContent } from '@/components/ui/LateContent';
import { lazyPart } from '@/components/ui/lazyPart';
import { paths } from '@/domain/paths';
import { DashboardView, type DashboardTab } from '@/features/dashboard/DashboardView';
import { LateAgentApplication } from '@/features/enquiry/LateAgentApplication';
import DraftNotice from '@/features/posting/draft/DraftNotice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { selectIsLoggedIn, sessionEnded } from '@/store/session/sessionSlice';

const Profile = lazyPart(() => import(/* webpackChunkName: "profile" */ '@/features/profile/ProfileTab'));

const tabIn = (word: string | null): DashboardTab => (word === 'packages' || word === 'profile' ? word : 'dashboard');

/** `/dashboard`, for whoever is logged in; anybody else goes home with an emptied storage (ROUTE-14). */
export default function DashboardRoute() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const entered = useRef(false);
  useEffect(() => {
    if (isLoggedIn) entered.current = true;
    // A logout, here or in another tab, empties what is its own; only an entry without a session empties everything.
    else if (entered.current) void navigate(paths.home);
    else dispatch(sessionEnded());
  }, [dispatch, isLoggedIn, navigate]);
  if (!isLoggedIn) return null;

  // The tab is in the address, and Back leaves the dashboard in one step.
  const showTab = (tab: string) => setParams(tab === 'dashboard' ? {} : { tab }, { replace: true });
  return (
    <DashboardView
      tab={tabIn(params.get('tab'))}
      onTab={showTab}
      draftNotice={<DraftNotice />}
      agentApplication={<LateAgentApplication />}
      profile={
        <LateContent part={Profile} shape="h-96 rounded-card">
          <Profile />
        </LateContent>
      }
    />
  );
}
