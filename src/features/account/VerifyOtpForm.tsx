import { marketplaceApi } from '@/api/marketplaceApi';
import { OtpField } from '@/components/fields/OtpField';
import type { Challenge } from '@/store/authModal/authModalSlice';
import { AccountForm } from './AccountForm';
import { ResendCode } from './ResendCode';
import * as words from '@/words/account';

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
      <p className="mb-5 text-md text-muted">
        {challenge.sentTo === '' ? words.codeSent : words.codeSentTo({ to: challenge.sentTo })}
      </p>
      <AccountForm<{ readonly otp?: string }> name={words.titles.verifyOtp} action={words.verify} onSubmit={submit}>
        <OtpField />
      </AccountForm>
      <div className="mt-3">
        <ResendCode again={again} start="signup" />
      </div>
    </>
  );
}
