import { FORM_ERROR } from 'final-form';
import { Form } from 'react-final-form';
import { describeError } from '@/api/errors';
import { marketplaceApi } from '@/api/marketplaceApi';
import { MobileField } from '@/components/fields/MobileField';
import { PasswordField } from '@/components/fields/PasswordField';
import { composeValidators, digits, required } from '@/components/fields/validators';
import { Button } from '@/components/ui/Button';
import { COUNTRY_CODE } from '@/domain/contact';
import { ACCOUNT } from './texts';

interface LoginValues {
  readonly mobile?: string;
  readonly password?: string;
}

const validMobile = composeValidators(required(ACCOUNT.mobileRequired), digits(10, ACCOUNT.mobileDigits));

/** Mobile number and password (AUTH-1, 2, 8). What follows a login is a listener's work, not the form's. */
export default function LoginForm() {
  const [signIn] = marketplaceApi.useSignInMutation();
  const submit = async ({ mobile = '', password = '' }: LoginValues) => {
    const { error } = await signIn({ countryCode: COUNTRY_CODE, username: mobile, password });
    return error ? { [FORM_ERROR]: describeError(error) } : undefined;
  };
  return (
    <Form<LoginValues> onSubmit={submit}>
      {({ handleSubmit, invalid, submitting, submitError, hasValidationErrors }) => (
        <form onSubmit={(event) => void handleSubmit(event)} noValidate className="flex flex-col gap-5">
          <MobileField name="mobile" label={ACCOUNT.mobile} autoComplete="username" required validate={validMobile} />
          <PasswordField
            name="password"
            label={ACCOUNT.password}
            autoComplete="current-password"
            required
            validate={required(ACCOUNT.passwordRequired)}
          />
          <p role="alert" className="text-md font-medium text-red empty:hidden">
            {submitError}
          </p>
          <Button type="submit" busy={submitting} disabled={invalid && hasValidationErrors}>
            {ACCOUNT.login}
          </Button>
        </form>
      )}
    </Form>
  );
}
