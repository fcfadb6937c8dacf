import { startRegistration, type PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { renderSVG } from 'uqr';
import type { ConsoleAnswers, ConsoleQuestions } from '@/contract/consoleShapes';
import { NewPasswordFields } from '@/components/fields/NewPasswordFields';
import { SubmitButton } from '@/components/fields/SubmitButton';
import { SubmitForm } from '@/components/fields/SubmitForm';
import { PageHeading } from '@/components/layout/PageHeading';
import { Button } from '@/components/ui/Button';
import { LinkButton } from '@/components/ui/LinkButton';
import { consoleApi, failureOf } from '../api';
import { CodeField } from './CodeField';
import { Failure } from '../outcome';
import * as consoleWords from '@/words/console';
import * as words from '@/words/consoleAccess';

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
  const [join] = consoleApi.useJoinByPasskeyMutation();
  const [failure, setFailure] = useState<string | undefined>();
  const press = async () => {
    try {
      const optionsJSON = link.options as unknown as PublicKeyCredentialCreationOptionsJSON;
      const passkey = (await startRegistration({ optionsJSON })) as unknown as Attestation;
      const result = await join({ token, passkey });
      if (result.error === undefined) return onJoined();
      setFailure(failureOf(result));
    } catch {
      setFailure(words.passkey.failed);
    }
  };
  return (
    <>
      <p>{words.passkey.text}</p>
      <Button onClick={() => void press()}>{words.passkey.action}</Button>
      <Failure>{failure}</Failure>
    </>
  );
}

function PasswordWay({ token, link: { codes, options }, onJoined }: WayProps) {
  const [join] = consoleApi.useJoinByPasswordMutation();
  const submit = async ({ password, code }: Values) => {
    const result = await join({ token, password, code });
    if (result.error === undefined) onJoined();
    return failureOf(result);
  };
  return (
    <>
      <h2 className="text-xl">{options === null ? words.password.title : words.password.or}</h2>
      <p>{words.password.text}</p>
      <img
        src={`data:image/svg+xml,${encodeURIComponent(renderSVG(codes.uri, { border: 4 }))}`}
        alt={words.password.picture}
        width={200}
        height={200}
        className="filter-none"
      />
      <p className="font-semibold break-all">{codes.secret}</p>
      <SubmitForm<Values>
        name={words.password.form}
        onSubmit={submit}
        actions={
          <SubmitButton variant={options === null ? 'primary' : 'secondary'}>{words.password.action}</SubmitButton>
        }
      >
        <NewPasswordFields label={words.password.chosen} confirmation={words.password.confirmation} />
        <CodeField />
      </SubmitForm>
    </>
  );
}

/** Where a one-time link leads: it sets up how an operator signs in. A link of the demo signs in as it is. */
export function JoinPage({ token }: { readonly token: string }) {
  const navigate = useNavigate();
  const [openLink, { data: link, error }] = consoleApi.useOpenLinkMutation();
  const [enterDemo, { error: refused }] = consoleApi.useSignInToDemoMutation();
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
      <PageHeading title={words.join.title} className="text-section">
        {link === undefined ? words.join.title : words.join.welcome({ name: link.name })}
      </PageHeading>
      <Failure>{failure}</Failure>
      {failure !== undefined && (
        <LinkButton variant="secondary" to="/">
          {words.signIn.heading}
        </LinkButton>
      )}
      {link !== undefined && !link.demo && (
        <>
          <p className="text-muted">{words.join.role({ role: consoleWords.roles[link.role] })}</p>
          {link.options !== null && <PasskeyWay token={token} link={link} onJoined={onJoined} />}
          <PasswordWay token={token} link={link} onJoined={onJoined} />
        </>
      )}
    </>
  );
}
