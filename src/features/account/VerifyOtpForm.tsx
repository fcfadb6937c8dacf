import { marketplaceApi } from '@/api/marketplaceApi';
import { OtpField } from '@/components/fields/OtpField';
import type { Challenge } from '@/store/authModal/authModalSlice';
import { AccountForm } from './AccountForm';
import { ResendCode } from './ResendCode';
import { ACCOUNT, TITLES } from './texts';

export interface CodeFormProps {
  readonly challenge: Challenge;
  /** Has a new code sent; null when what was typed is no longer known. */
  readonly again: (() => Promise<unknown>) | null;
}

/** The code that ends a sign-up (AUTH-5). */
export function VerifyOtpForm({ challenge, again }: CodeFormProps) {
  const [validateOtp] = marketplaceApi.useValidateOtpMutation();
  const submit = async ({ otp = '' }: { readonly otp?: string }) =>
    (await validateOtp({ _id: challenge.id, otp })).error;
  return (
    <>
      <p className="mb-5 text-md text-muted">{ACCOUNT.codeSent(challenge.sentTo)}</p>
      <AccountForm<{ readonly otp?: string }> name={TITLES.verifyOtp} action={ACCOUNT.verify} onSubmit={submit}>
        <OtpField />
      </AccountForm>
      <div className="mt-3">
        <ResendCode again={again} start="signup" />
      </div>
    </>
  );
}
