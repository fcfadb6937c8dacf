import { TextField } from '@/components/fields/TextField';
import { AccountForm } from './AccountForm';
import { ModalLink } from './ModalLink';
import * as words from '@/words/account';
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
      <p className="mb-5 text-md text-muted">{words.forgotIntro}</p>
      <AccountForm<ForgotPasswordValues> name={words.titles.forgotPassword} action={words.sendCode} onSubmit={submit}>
        <TextField
          name="email"
          label={words.email}
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
        <ModalLink to="login">{words.backToLogin}</ModalLink>
      </p>
    </>
  );
}
