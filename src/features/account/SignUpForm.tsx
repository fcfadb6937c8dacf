import { MobileField } from '@/components/fields/MobileField';
import { NewPasswordFields } from '@/components/fields/NewPasswordFields';
import { TextField } from '@/components/fields/TextField';
import { required } from '@/components/fields/validators';
import { BesideLink } from '@/components/layout/BesideLink';
import { COUNTRY_CODE } from '@/domain/contact';
import { paths } from '@/domain/paths';
import { SCREENS } from '@/domain/screens';
import { AccountForm } from './AccountForm';
import { ModalLink } from './ModalLink';
import * as words from '@/words/account';
import type { AskForCode } from './useCodeRequests';
import { validEmail } from './validEmail';
import { validMobile } from './validMobile';

interface SignUpValues {
  readonly username?: string;
  readonly email?: string;
  readonly mobile?: string;
  readonly password?: string;
}

/** A new account (AUTH-3); its code is asked for next (AUTH-4). */
export function SignUpForm({ ask, aim }: { readonly ask: AskForCode; readonly aim: string | undefined }) {
  const submit = ({ username = '', email = '', mobile = '', password = '' }: SignUpValues) =>
    ask({
      kind: 'signUp',
      body: { countryCode: COUNTRY_CODE, username: username.trim(), email: email.trim(), phone: mobile, password },
    });
  return (
    <>
      <p className="mb-5 text-md text-muted">{aim === undefined ? words.signUpIntro : words.signUpTo({ aim })}</p>
      <AccountForm<SignUpValues> name={words.titles.signup} action={words.titles.signup} onSubmit={submit}>
        <TextField
          name="username"
          label={words.username}
          autoComplete="name"
          maxLength={120}
          required
          validate={required(words.usernameRequired)}
        />
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
        <MobileField name="mobile" label={words.mobile} required validate={validMobile} />
        <NewPasswordFields label={words.password} missing={words.passwordRequired} />
        <p className="text-sm text-muted">
          {words.agree({
            terms: (
              <BesideLink to={paths.terms} hint={words.newTab}>
                {SCREENS.terms.title}
              </BesideLink>
            ),
            privacy: (
              <BesideLink to={paths.privacy} hint={words.newTab}>
                {SCREENS.privacy.title}
              </BesideLink>
            ),
          })}
        </p>
      </AccountForm>
      <p className="mt-3 flex flex-wrap items-center gap-x-1.5 text-md text-muted">
        {words.known}
        <ModalLink to="login">{words.loginInstead}</ModalLink>
      </p>
    </>
  );
}
