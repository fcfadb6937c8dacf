import { startAuthentication, type PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import { useState } from 'react';
import type { ConsoleQuestions } from '@/contract/consoleShapes';
import { PasswordField } from '@/components/fields/PasswordField';
import { SubmitButton } from '@/components/fields/SubmitButton';
import { SubmitForm } from '@/components/fields/SubmitForm';
import { TextField } from '@/components/fields/TextField';
import { required } from '@/components/fields/validators';
import { PageHeading } from '@/components/layout/PageHeading';
import { Button } from '@/components/ui/Button';
import { consoleApi, failureOf } from '../api';
import { CodeField } from './CodeField';
import { Failure } from '../outcome';
import * as words from '@/words/consoleAccess';

type Values = ConsoleQuestions['signInByPassword'];
type Assertion = ConsoleQuestions['signInByPasskey']['passkey'];

function PasskeyButton() {
  const [ask] = consoleApi.useAskPasskeyMutation();
  const [signIn] = consoleApi.useSignInByPasskeyMutation();
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
      failure = words.signIn.passkeyFailed;
    }
    setState({ busy: false, failure });
  };
  return (
    <div className="flex flex-col gap-3">
      <Button busy={state.busy} onClick={() => void press()}>
        {words.signIn.passkey}
      </Button>
      <Failure>{state.failure}</Failure>
    </div>
  );
}

/** For who is not signed in: a passkey where there are any, or a password with a code. */
export function SignInPage() {
  const { data } = consoleApi.useGetWaysQuery({});
  const [signIn] = consoleApi.useSignInByPasswordMutation();
  const isPasskey = data?.passkeys === true;
  return (
    <>
      <PageHeading title={words.signIn.title} className="text-section">
        {words.signIn.heading}
      </PageHeading>
      {isPasskey && (
        <>
          <PasskeyButton />
          <h2 className="text-xl">{words.signIn.or}</h2>
        </>
      )}
      <SubmitForm<Values>
        name={words.signIn.action}
        onSubmit={async (values) => failureOf(await signIn(values))}
        actions={<SubmitButton variant={isPasskey ? 'secondary' : 'primary'}>{words.signIn.action}</SubmitButton>}
      >
        <TextField
          name="name"
          label={words.signIn.name}
          autoComplete="username"
          autoCapitalize="none"
          required
          validate={required(words.signIn.nameRequired)}
        />
        <PasswordField
          name="password"
          label={words.signIn.password}
          required
          validate={required(words.signIn.passwordRequired)}
        />
        <CodeField />
      </SubmitForm>
      <p className="text-sm text-muted">{words.signIn.lost}</p>
    </>
  );
}
