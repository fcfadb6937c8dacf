import { Modal } from '@/components/ui/Modal';
import {
  authModalClosed,
  selectAuthModal,
  type AuthModalName,
  type AuthModalState,
} from '@/store/authModal/authModalSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { ForgotPasswordForm } from './ForgotPasswordForm';
import { LoginForm } from './LoginForm';
import { ModalLink } from './ModalLink';
import { ResetPasswordForm } from './ResetPasswordForm';
import { SignUpForm } from './SignUpForm';
import * as words from '@/words/account';
import { useCodeRequests } from './useCodeRequests';
import { VerifyOtpForm } from './VerifyOtpForm';

/** A modal that asks for a code needs one that was sent; without it the way begins where the code is asked for. */
function shownModal({ open, challenge }: AuthModalState): AuthModalName {
  if (open === 'verifyOtp' && challenge?.modal !== open) return 'signup';
  if (open === 'resetPassword' && challenge?.modal !== open) return 'forgotPassword';
  return open ?? 'login';
}

/**
 * The account modals in one dialog, which stays while its content changes: so the focus goes back at the end to what
 * opened the first of them (SHELL-4, 5, 12).
 */
export default function AccountDialog() {
  const dispatch = useAppDispatch();
  const state = useAppSelector(selectAuthModal);
  const { ask, again } = useCodeRequests();
  const shown = shownModal(state);
  const { challenge, then, mobile } = state;
  const aim = then?.of === undefined ? then?.aim : words.goOn;
  return (
    <Modal open title={words.titles[shown]} onClose={() => dispatch(authModalClosed())}>
      {challenge && shown !== challenge.modal && (
        <p className="-mx-1 -mt-2 mb-3 text-md">
          <ModalLink to={challenge.modal}>
            {challenge.sentTo === '' ? words.enterCode : words.enterCodeOf({ to: challenge.sentTo })}
          </ModalLink>
        </p>
      )}
      {shown === 'login' && <LoginForm aim={aim} mobile={mobile} />}
      {shown === 'signup' && <SignUpForm ask={ask} aim={then?.aim} />}
      {shown === 'forgotPassword' && <ForgotPasswordForm ask={ask} />}
      {shown === 'verifyOtp' && challenge && <VerifyOtpForm challenge={challenge} again={again} />}
      {shown === 'resetPassword' && challenge && <ResetPasswordForm challenge={challenge} again={again} />}
    </Modal>
  );
}
