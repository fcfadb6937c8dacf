import { LateContent } from '@/components/ui/LateContent';
import { lazyPart } from '@/components/ui/lazyPart';
import { Modal } from '@/components/ui/Modal';
import {
  authModalClosed,
  selectAuthModal,
  type AuthModalName,
  type AuthModalState,
} from '@/store/authModal/authModalSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { LoginForm } from './LoginForm';
import { ModalLink } from './ModalLink';
import { ACCOUNT, TITLES } from './texts';
import { useCodeRequests, type AskForCode } from './useCodeRequests';
import type { CodeFormProps } from './VerifyOtpForm';

interface AskProps {
  readonly ask: AskForCode;
}
const SignUpForm = lazyPart<AskProps>(() => import(/* webpackChunkName: "sign-up" */ './SignUpForm'));
const ForgotPasswordForm = lazyPart<AskProps>(
  () => import(/* webpackChunkName: "forgot-password" */ './ForgotPasswordForm'),
);
const VerifyOtpForm = lazyPart<CodeFormProps>(() => import(/* webpackChunkName: "verify-otp" */ './VerifyOtpForm'));
const ResetPasswordForm = lazyPart<CodeFormProps>(
  () => import(/* webpackChunkName: "reset-password" */ './ResetPasswordForm'),
);

/** A modal that asks for a code needs one that was sent; without it the way begins where the code is asked for. */
function shownModal({ open, challenge }: AuthModalState): AuthModalName {
  if (open === 'verifyOtp' && challenge?.modal !== open) return 'signup';
  if (open === 'resetPassword' && challenge?.modal !== open) return 'forgotPassword';
  return open ?? 'login';
}

/**
 * The account modals in one dialog, which stays while its content changes: so the focus goes back at the end to what
 * opened the first of them (SHELL-4, 5, 12). The login comes with it, the other forms when they are shown.
 */
export default function AccountDialog() {
  const dispatch = useAppDispatch();
  const state = useAppSelector(selectAuthModal);
  const { ask, again } = useCodeRequests();
  const shown = shownModal(state);
  const { challenge } = state;
  return (
    <Modal open title={TITLES[shown]} onClose={() => dispatch(authModalClosed())}>
      {challenge && shown !== challenge.modal && (
        <p className="-mx-1 -mt-2 mb-3 text-md">
          <ModalLink to={challenge.modal}>{ACCOUNT.enterCode(challenge.sentTo)}</ModalLink>
        </p>
      )}
      {shown === 'login' && <LoginForm />}
      {shown === 'signup' && (
        <LateContent key={shown} part={SignUpForm} shape="h-44">
          <SignUpForm ask={ask} />
        </LateContent>
      )}
      {shown === 'forgotPassword' && (
        <LateContent key={shown} part={ForgotPasswordForm} shape="h-44">
          <ForgotPasswordForm ask={ask} />
        </LateContent>
      )}
      {shown === 'verifyOtp' && challenge && (
        <LateContent key={shown} part={VerifyOtpForm} shape="h-44">
          <VerifyOtpForm challenge={challenge} again={again} />
        </LateContent>
      )}
      {shown === 'resetPassword' && challenge && (
        <LateContent key={shown} part={ResetPasswordForm} shape="h-44">
          <ResetPasswordForm challenge={challenge} again={again} />
        </LateContent>
      )}
    </Modal>
  );
}
