import { TextField } from '@/components/fields/TextField';
import { AccountForm } from './AccountForm';
import { ModalLink } from './ModalLink';
import { ACCOUNT, TITLES } from './texts';
import type { AskForCode } from './useCodeRequests';
import { validEmail } from './validEmail';

interface ForgotPasswordValues {
  readonly email?: string;
}

/** Asks for a code with which a new password can be chosen (AUTH-6). */
export function ForgotPasswordForm({ ask }: { readonly ask: AskForCode }) {
  const submit = ({ email = '' }: ForgotPasswordValues) =>
    ask({ kind: 'forgotPassword', body: { username: email.trim() } });
  return (
    <>
      <p className="mb-5 text-md text-muted">{ACCOUNT.forgotIntro}</p>
      <AccountForm<ForgotPasswordValues> name={TITLES.forgotPassword} action={ACCOUNT.sendCode} onSubmit={submit}>
        <TextField
          name="email"
          label={ACCOUNT.email}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          maxLength={254}
          required
          validate={validEmail}
        />
      </AccountForm>
      <p className="mt-3">
        <ModalLink to="login">{ACCOUNT.backToLogin}</ModalLink>
      </p>
    </>
  );
}
