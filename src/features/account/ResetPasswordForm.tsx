import { marketplaceApi } from '@/api/marketplaceApi';
import { PasswordField } from '@/components/fields/PasswordField';
import { composeValidators, minLength, required, sameAs } from '@/components/fields/validators';
import { AccountForm } from './AccountForm';
import { OtpField } from './OtpField';
import { ResendCode } from './ResendCode';
import { ACCOUNT, TITLES } from './texts';
import type { CodeFormProps } from './VerifyOtpForm';

/** AUTH-7. */
const SHORTEST_PASSWORD = 8;

interface ResetPasswordValues {
  readonly otp?: string;
  readonly password?: string;
  readonly confirmation?: string;
}

const validPassword = composeValidators(
  required(ACCOUNT.passwordWrong),
  minLength(SHORTEST_PASSWORD, ACCOUNT.passwordWrong),
);

/** The code and the new password (AUTH-7). */
export default function ResetPasswordForm({ challenge, again }: CodeFormProps) {
  const [setPassword] = marketplaceApi.useSetPasswordMutation();
  const submit = async ({ otp = '', password = '' }: ResetPasswordValues) =>
    (await setPassword({ id: challenge.id, otp, password })).error;
  return (
    <>
      <p className="mb-5 text-md text-muted">{ACCOUNT.codeMaySent(challenge.sentTo)}</p>
      <AccountForm<ResetPasswordValues> name={TITLES.resetPassword} action={ACCOUNT.setPassword} onSubmit={submit}>
        <OtpField />
        <PasswordField
          name="password"
          label={ACCOUNT.newPassword}
          hint={ACCOUNT.passwordHint}
          autoComplete="new-password"
          maxLength={200}
          required
          validate={validPassword}
        />
        <PasswordField
          name="confirmation"
          label={ACCOUNT.confirmPassword}
          autoComplete="new-password"
          maxLength={200}
          required
          validate={sameAs('password', ACCOUNT.passwordsDiffer)}
        />
      </AccountForm>
      <div className="mt-3">
        <ResendCode again={again} start="forgotPassword" />
      </div>
    </>
  );
}
