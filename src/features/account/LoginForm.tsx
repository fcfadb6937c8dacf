import { marketplaceApi } from '@/api/marketplaceApi';
import { MobileField } from '@/components/fields/MobileField';
import { PasswordField } from '@/components/fields/PasswordField';
import { required } from '@/components/fields/validators';
import { COUNTRY_CODE } from '@/domain/contact';
import { AccountForm } from './AccountForm';
import { ModalLink } from './ModalLink';
import * as words from '@/words/account';
import { validMobile } from './validMobile';

interface LoginValues {
  readonly mobile?: string;
  readonly password?: string;
}

interface LoginFormProps {
  readonly aim: string | undefined;
  /** With which it begins; '': with what was typed in a modal before. */
  readonly mobile: string;
}

/**
 * Mobile number and password (AUTH-1, 2, 8), below what the login is for and the way to an account for who has none.
 * What follows a login is a listener's work, not the form's.
 */
export function LoginForm({ aim, mobile }: LoginFormProps) {
  const [signIn] = marketplaceApi.useSignInMutation();
  const submit = async ({ mobile = '', password = '' }: LoginValues) =>
    (await signIn({ countryCode: COUNTRY_CODE, username: mobile, password })).error;
  return (
    <>
      {aim !== undefined && <p className="mb-3 text-md">{words.logInTo({ aim })}</p>}
      <p className="mb-5 flex items-center justify-between gap-3 rounded-card bg-wash py-1.5 pr-1.5 pl-3.5 text-md">
        {words.newHere}
        <ModalLink to="signup" variant="secondary">
          {words.titles.signup}
        </ModalLink>
      </p>
      <AccountForm<LoginValues>
        name={words.titles.login}
        action={words.titles.login}
        onSubmit={submit}
        begins={mobile === '' ? {} : { mobile }}
        waitsForValid
      >
        <MobileField name="mobile" label={words.mobile} autoComplete="username" required validate={validMobile} />
        <PasswordField
          name="password"
          label={words.password}
          autoComplete="current-password"
          required
          validate={required(words.passwordRequired)}
        />
      </AccountForm>
      <p className="-mx-1 mt-3 text-md">
        <ModalLink to="forgotPassword">{words.forgotLink}</ModalLink>
      </p>
    </>
  );
}
