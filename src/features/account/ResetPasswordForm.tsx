import { marketplaceApi } from '@/api/marketplaceApi';
import { NewPasswordFields } from '@/components/fields/NewPasswordFields';
import { OtpField } from '@/components/fields/OtpField';
import { AccountForm } from './AccountForm';
import { ResendCode } from './ResendCode';
import * as words from '@/words/account';
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
        {challenge.sentTo === '' ? words.codeMaySent : words.codeMaySentTo({ to: challenge.sentTo })} {words.longCode}
      </p>
      <AccountForm<ResetPasswordValues> name={words.titles.resetPassword} action={words.setPassword} onSubmit={submit}>
        <OtpField />
        <NewPasswordFields label={words.newPassword} confirmation={words.confirmPassword} short={words.passwordWrong} />
      </AccountForm>
      <div className="mt-3">
        <ResendCode again={again} start="forgotPassword" />
      </div>
    </>
  );
}
