import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { early } from '@/actionLog/browser/early';
import { marketplaceApi } from '@/api/marketplaceApi';
import { Header } from '@/components/layout/Header';
import { lazyComponent } from '@/components/ui/lazyComponent';
import { Toaster } from '@/components/ui/Toaster';
import { useLazyComponent } from '@/components/ui/useLazyComponent';
import { AuthModals, preloadLogin } from '@/features/account/AuthModals';
import { CompareBar } from '@/features/compare/CompareBar';
import { authModalOpened } from '@/store/authModal/authModalSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { loggedOut, selectIsAgent, selectIsLoggedIn, selectUser } from '@/store/session/sessionSlice';
import { PageFooter } from './PageFooter';

/** Nobody but an agent needs it. */
const NewEnquiries = lazyComponent(() => import(/* webpackChunkName: "new-enquiries" */ './NewEnquiries'));

/** What stays around every screen: header, footer, modals, toasts and the floating buttons. */
export function AppFrame({ children }: { readonly children: ReactNode }) {
  const dispatch = useAppDispatch();
  const { pathname } = useLocation();
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const isAgent = useAppSelector(selectIsAgent);
  const user = useAppSelector(selectUser);
  // The server decides the role, not what lies in storage (AUTH-11).
  marketplaceApi.useGetCurrentUserQuery(undefined, { skip: !isLoggedIn });
  const { state: watch } = useLazyComponent(NewEnquiries, isAgent);
  return (
    <div className="flex min-h-dvh flex-col">
      <Header
        isLoggedIn={isLoggedIn}
        isAgent={isAgent}
        username={user?.username ?? ''}
        picture={user?.profilePic ?? null}
        newEnquiries={isAgent ? (user?.newEnquiries ?? 0) : 0}
        current={pathname}
        onLogin={() => dispatch(authModalOpened({ modal: 'login' }))}
        onNearLogin={preloadLogin}
        onLogout={() => dispatch(loggedOut())}
        onExportLog={() => void early.load().then((open) => open())}
      />
      <main id="main" className="flex-1">
        {children}
      </main>
      <CompareBar />
      <PageFooter />
      <AuthModals />
      <Toaster />
      {isAgent && watch === 'here' && <NewEnquiries />}
    </div>
  );
}
