import { Suspense } from 'react';
import { lazyPart } from '@/components/ui/lazyPart';
import { Modal } from '@/components/ui/Modal';
import { Skeleton, SkeletonRegion } from '@/components/ui/Skeleton';
import { authModalClosed, selectAuthModal } from '@/store/authModal/authModalSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { ACCOUNT } from './texts';

const LoginForm = lazyPart(() => import(/* webpackChunkName: "login" */ './LoginForm'));

function FormSkeleton() {
  return (
    <SkeletonRegion label="Loading" className="flex flex-col gap-5 py-2">
      <Skeleton className="h-17" />
      <Skeleton className="h-17" />
      <Skeleton className="h-11" />
    </SkeletonRegion>
  );
}

/** The account modals, one at a time (SHELL-4, 5, 6); a form's code comes when its modal opens. */
export function AuthModals() {
  const dispatch = useAppDispatch();
  const { open } = useAppSelector(selectAuthModal);
  return (
    <Modal open={open === 'login'} title={ACCOUNT.login} onClose={() => dispatch(authModalClosed())}>
      <Suspense fallback={<FormSkeleton />}>
        <LoginForm />
      </Suspense>
    </Modal>
  );
}
