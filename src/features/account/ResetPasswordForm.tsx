import { marketplaceApi } from '@/api/marketplaceApi';
import { NewPasswordFields } from '@/components/fields/NewPasswordFields';
import { OtpField } from '@/components/fields/OtpField';
import { AccountForm } from './AccountForm';
import { ResendCode } from './ResendCode';
import { ACCOUNT, TITLES } from './texts';
import type { CodeFormProps } from './VerifyOtpForm';

interface ResetPasswordValues {
  readonly otp?: string;
  readonly password?: string;
  readonly confirmation?: string;
}

/** The code and the new password (AUTH-7). */
export function ResetPasswordForm({ challenge, again }: CodeFormProps) {
  const [setPassword] = marketplaceApi.useSetPasswordMutation();
  const submit = async ({ otp = '', password = '' }: ResetPasswordValues) =>
    (await setPassword({ id: challenge.id, otp, password })).error;
  return (
    <>
      <p className="mb-5 text-md text-muted">
        {ACCOUNT.codeMaySent(challenge.sentTo)} {ACCOUNT.longCode}
      </p>
      <AccountForm<ResetPasswordValues> name={TITLES.resetPassword} action={ACCOUNT.setPassword} onSubmit={submit}>
        <OtpField />
        <NewPasswordFields
          label={ACCOUNT.newPassword}
          confirmation={ACCOUNT.confirmPassword}
          short={ACCOUNT.passwordWrong}
        />
      </AccountForm>
      <div className="mt-3">
        <ResendCode again={again} start="forgotPassword" />
      </div>
    </>
  );
}
