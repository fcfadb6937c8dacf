import { startRegistration, type PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { renderSVG } from 'uqr';
import type { ConsoleAnswers, ConsoleQuestions } from '@/contract/consoleShapes';
import { NewPasswordFields } from '@/components/fields/NewPasswordFields';
import { SubmitForm } from '@/components/fields/SubmitForm';
import { PageHeading } from '@/components/layout/PageHeading';
import { Button } from '@/components/ui/Button';
import {
  failureOf,
  useJoinByPasskeyMutation,
  useJoinByPasswordMutation,
  useOpenLinkMutation,
  useSignInToDemoMutation,
} from '../api';
import { ROLE_LABELS } from '../texts';
import { CodeField } from './CodeField';

type Link = ConsoleAnswers['openLink'];
type Attestation = ConsoleQuestions['joinByPasskey']['passkey'];
interface WayProps {
  readonly token: string;
  readonly link: Link;
  readonly onJoined: () => void;
}
interface Values {
  readonly password: string;
  readonly code: string;
}

function PasskeyWay({ token, link, onJoined }: WayProps) {
  const [join] = useJoinByPasskeyMutation();
  const [failure, setFailure] = useState<string | undefined>();
  const press = async () => {
    try {
      const optionsJSON = link.options as unknown as PublicKeyCredentialCreationOptionsJSON;
      const passkey = (await startRegistration({ optionsJSON })) as unknown as Attestation;
      const result = await join({ token, passkey });
      if (result.error === undefined) return onJoined();
      setFailure(failureOf(result));
    } catch {
      setFailure('The passkey was not set up. Please open the link again.');
    }
  };
  return (
    <>
      <p>A passkey is kept by your phone or computer. You sign in as you unlock it.</p>
      <Button onClick={() => void press()}>Set up a passkey</Button>
      <p role="alert" className="font-medium text-red empty:hidden">
        {failure}
      </p>
    </>
  );
}

function PasswordWay({ token, link: { codes, options }, onJoined }: WayProps) {
  const [join] = useJoinByPasswordMutation();
  const submit = async ({ password, code }: Values) => {
    const result = await join({ token, password, code });
    if (result.error === undefined) onJoined();
    return failureOf(result);
  };
  return (
    <>
      <h2 className="text-xl">{options === null ? 'A password and codes' : 'Or a password and codes'}</h2>
      <p>Scan the square with an app for codes, or type the key into it.</p>
      <img
        src={`data:image/svg+xml,${encodeURIComponent(renderSVG(codes.uri, { border: 4 }))}`}
        alt="QR code for an app for codes"
        width={200}
        height={200}
        className="filter-none"
      />
      <p className="font-semibold break-all">{codes.secret}</p>
      <SubmitForm<Values>
        name="Set up a password"
        onSubmit={submit}
        actions={({ submitting }) => (
          <Button type="submit" busy={submitting} variant={options === null ? 'primary' : 'secondary'}>
            Join with a password
          </Button>
        )}
      >
        <NewPasswordFields label="New password" confirmation="New password again" />
        <CodeField />
      </SubmitForm>
    </>
  );
}

/** Where a one-time link leads: it sets up how an operator signs in. A link of the demo signs in as it is. */
export function JoinPage({ token }: { readonly token: string }) {
  const navigate = useNavigate();
  const [openLink, { data: link, error }] = useOpenLinkMutation();
  const [enterDemo, { error: refused }] = useSignInToDemoMutation();
  const onJoined = () => void navigate('/', { replace: true });
  const open = useEffectEvent(async () => {
    const { data } = await openLink({ token });
    if (data?.demo === true && (await enterDemo({ token })).error === undefined) onJoined();
  });
  useEffect(() => {
    void open();
  }, [token]);
  const failure = failureOf({ error: error ?? refused });
  return (
    <>
      <PageHeading title="Join the console" className="text-section">
        {link === undefined ? 'Join the console' : `Welcome, ${link.name}`}
      </PageHeading>
      <p role="alert" className="font-medium text-red empty:hidden">
        {failure}
      </p>
      {link !== undefined && !link.demo && (
        <>
          <p className="text-muted">You join as: {ROLE_LABELS[link.role]}. The link works once.</p>
          {link.options !== null && <PasskeyWay token={token} link={link} onJoined={onJoined} />}
          <PasswordWay token={token} link={link} onJoined={onJoined} />
        </>
      )}
    </>
  );
}
