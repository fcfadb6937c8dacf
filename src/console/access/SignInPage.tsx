import { startAuthentication, type PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import { useState } from 'react';
import type { ConsoleQuestions } from '@/contract/consoleShapes';
import { PasswordField } from '@/components/fields/PasswordField';
import { SubmitForm } from '@/components/fields/SubmitForm';
import { TextField } from '@/components/fields/TextField';
import { required } from '@/components/fields/validators';
import { PageHeading } from '@/components/layout/PageHeading';
import { Button } from '@/components/ui/Button';
import {
  failureOf,
  useAskPasskeyMutation,
  useGetWaysQuery,
  useSignInByPasskeyMutation,
  useSignInByPasswordMutation,
} from '../api';
import { CodeField } from './CodeField';

type Values = ConsoleQuestions['signInByPassword'];
type Assertion = ConsoleQuestions['signInByPasskey']['passkey'];

function PasskeyButton() {
  const [ask] = useAskPasskeyMutation();
  const [signIn] = useSignInByPasskeyMutation();
  const [state, setState] = useState<{ readonly busy: boolean; readonly failure?: string | undefined }>({
    busy: false,
  });
  const press = async () => {
    setState({ busy: true });
    const asked = await ask({});
    let failure = failureOf(asked);
    try {
      if (asked.data) {
        const optionsJSON = asked.data.options as unknown as PublicKeyCredentialRequestOptionsJSON;
        const passkey = (await startAuthentication({ optionsJSON })) as unknown as Assertion;
        failure = failureOf(await signIn({ passkey }));
      }
    } catch {
      failure = 'The passkey was not used. Please try again.';
    }
    setState({ busy: false, failure });
  };
  return (
    <div className="flex flex-col gap-3">
      <Button busy={state.busy} onClick={() => void press()}>
        Sign in with a passkey
      </Button>
      <p role="alert" className="font-medium text-red empty:hidden">
        {state.failure}
      </p>
    </div>
  );
}

/** For who is not signed in: a passkey where there are any, or a password with a code. */
export function SignInPage() {
  const { data } = useGetWaysQuery({});
  const [signIn] = useSignInByPasswordMutation();
  const isPasskey = data?.passkeys === true;
  return (
    <>
      <PageHeading title="Operator’s console" className="text-section">
        Sign in to the console
      </PageHeading>
      {isPasskey && (
        <>
          <PasskeyButton />
          <h2 className="text-xl">Or with a password and a code</h2>
        </>
      )}
      <SubmitForm<Values>
        name="Sign in"
        onSubmit={async (values) => failureOf(await signIn(values))}
        actions={({ submitting }) => (
          <Button type="submit" busy={submitting} variant={isPasskey ? 'secondary' : 'primary'}>
            Sign in
          </Button>
        )}
      >
        <TextField
          name="name"
          label="Name"
          autoComplete="username"
          autoCapitalize="none"
          required
          validate={required('Please enter your name')}
        />
        <PasswordField name="password" label="Password" required validate={required('Please enter your password')} />
        <CodeField />
      </SubmitForm>
    </>
  );
}
