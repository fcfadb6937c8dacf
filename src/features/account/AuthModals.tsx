import { LazyDialog } from '@/components/ui/LazyDialog';
import { lazyComponent } from '@/components/ui/lazyComponent';
import { authModalClosed, selectAuthModal } from '@/store/authModal/authModalSlice';
import * as words from '@/words/accountArea';
import { useAppDispatch, useAppSelector } from '@/store/hooks';

const AccountDialog = lazyComponent(() => import(/* webpackChunkName: "login" */ './AccountDialog'));

/** Starts loading the login, because somebody is about to open it. */
export const preloadLogin = () => void AccountDialog.preload().catch(() => undefined);

/** The account modals, one at a time (SHELL-4, 5, 6); their code comes when one opens. */
export function AuthModals() {
  const dispatch = useAppDispatch();
  const isOpen = useAppSelector((state) => selectAuthModal(state).open !== null);
  if (!isOpen) return null;
  return (
    <LazyDialog part={AccountDialog} title={words.title} onClose={() => dispatch(authModalClosed())}>
      <AccountDialog />
    </LazyDialog>
  );
}
