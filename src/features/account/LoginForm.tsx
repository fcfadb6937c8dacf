import { marketplaceApi } from '@/api/marketplaceApi';
import { MobileField } from '@/components/fields/MobileField';
import { PasswordField } from '@/components/fields/PasswordField';
import { required } from '@/components/fields/validators';
import { COUNTRY_CODE } from '@/domain/contact';
import { AccountForm } from './AccountForm';
import { ModalLink } from './ModalLink';
import { ACCOUNT, TITLES } from './texts';
import { validMobile } from './validMobile';

interface LoginValues {
  readonly mobile?: string;
  readonly password?: string;
}

/** Mobile number and password (AUTH-1, 2, 8). What follows a login is a listener's work, not the form's. */
export function LoginForm() {
  const [signIn] = marketplaceApi.useSignInMutation();
  const submit = async ({ mobile = '', password = '' }: LoginValues) =>
    (await signIn({ countryCode: COUNTRY_CODE, username: mobile, password })).error;
  return (
    <>
      <AccountForm<LoginValues> name={TITLES.login} action={ACCOUNT.login} onSubmit={submit} waitsForValid>
        <MobileField name="mobile" label={ACCOUNT.mobile} autoComplete="username" required validate={validMobile} />
        <PasswordField
          name="password"
          label={ACCOUNT.password}
          autoComplete="current-password"
          required
          validate={required(ACCOUNT.passwordRequired)}
        />
      </AccountForm>
      <div className="-mx-1 mt-3 flex flex-wrap items-center justify-between gap-x-5 text-md">
        <ModalLink to="forgotPassword">{ACCOUNT.forgotLink}</ModalLink>
        <span className="flex items-center gap-1.5 text-muted">
          {ACCOUNT.newHere}
          <ModalLink to="signup">{ACCOUNT.signUp}</ModalLink>
        </span>
      </div>
    </>
  );
}
