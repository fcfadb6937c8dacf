import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useField } from 'react-final-form';
import { describeError } from '@/api/errors';
import { phoneApi } from '@/api/phoneApi';
import { MobileField } from '@/components/fields/MobileField';
import { OtpField } from '@/components/fields/OtpField';
import { PasswordField } from '@/components/fields/PasswordField';
import { SubmitButton } from '@/components/fields/SubmitButton';
import { SubmitForm } from '@/components/fields/SubmitForm';
import { composeValidators, digits, required } from '@/components/fields/validators';
import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { SendAgain } from '@/components/ui/SendAgain';
import { displayPhone } from '@/domain/contact';
import { LONGEST_PASSWORD } from '@/domain/password';
import { useAppSelector } from '@/store/hooks';
import { selectIsAgent } from '@/store/session/sessionSlice';
import * as words from '@/words/settingsPhone';

const { useConfirmPhoneMutation, useGetPhoneQuery, useSendPhoneCodeMutation } = phoneApi;
const validPassword = required(words.passwordRequired);
const otherThan = (own: string | null) => (value: unknown) => (value === own ? words.numberIsOwn : undefined);
const validNumber = composeValidators(required(words.numberRequired), digits(10, words.numberDigits));

interface StepProps<Values> {
  readonly name: string;
  readonly action: string;
  readonly initial?: Partial<Values>;
  /** Makes the call; resolves with its error, or with nothing. */
  readonly onSubmit: (values: Values) => Promise<unknown>;
  /** The step before is done: this one takes the focus. */
  readonly takesFocus?: boolean;
  readonly children: ReactNode;
}

/** A field and its button; a failure is said above the button, and what was typed stays. */
function Step<Values>({ name, action, initial, onSubmit, takesFocus = false, children }: StepProps<Values>) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (takesFocus) form.current?.querySelector('input')?.focus();
  }, [takesFocus]);
  const submit = async (values: Values) => {
    const error = await onSubmit(values);
    return error ? describeError(error) : undefined;
  };
  return (
    <SubmitForm<Values>
      ref={form}
      name={name}
      onSubmit={submit}
      {...(initial && { initial })}
      className="flex max-w-sm flex-col gap-4"
      actions={<SubmitButton className="self-start">{action}</SubmitButton>}
    >
      {children}
    </SubmitForm>
  );
}

interface NumberValues {
  readonly phone?: string;
  readonly password?: string;
}

/** Asked for while another number than the account's is typed. */
function PasswordForAnother({ own }: { readonly own: string | null }) {
  const { input } = useField<string | undefined>('phone', { subscription: { value: true } });
  if (input.value === own) return null;
  return (
    <PasswordField
      name="password"
      label={words.password}
      hint={words.whyPassword}
      maxLength={LONGEST_PASSWORD}
      required
      validate={validPassword}
    />
  );
}

/**
 * Proves that one's mobile number is one's own, by a code that is sent to it. Nothing where a server has no way to do
 * that. A number that was typed wrongly, is lost to its owner, or is to be another one, is given anew here.
 */
export default function PhoneConfirmation() {
  const id = useId();
  const isAgent = useAppSelector(selectIsAgent);
  const { data, refetch } = useGetPhoneQuery();
  const [sendCode] = useSendPhoneCodeMutation();
  const [confirm] = useConfirmPhoneMutation();
  /** What the last code was asked for with. */
  const [sent, setSent] = useState<NumberValues | null>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const [isChanging, setChanging] = useState(false);
  const done = useRef<HTMLParagraphElement>(null);
  const isDone = data?.confirmed === true && !isChanging;
  const isJustDone = isDone && typed !== null;
  useEffect(() => {
    if (isJustDone) done.current?.focus();
  }, [isJustDone]);
  if (!data) return null;
  const restart = (number: string, changing: boolean) => {
    setSent(null);
    setTyped(number);
    setChanging(changing);
  };
  if (isDone) {
    return (
      <div className="flex flex-wrap items-center gap-x-6">
        <p ref={done} tabIndex={-1} role="status" className="flex items-center gap-2 rounded-card text-md">
          <Icon name="check" className="size-5 flex-none text-brand" />
          {words.confirmed({ phone: displayPhone(data.phone) })}
        </p>
        <Button variant="text" onClick={() => restart('', true)}>
          {words.change}
        </Button>
      </div>
    );
  }
  const ask = async ({ phone = '', password }: NumberValues) => {
    const { error } = await sendCode({ phone, ...(phone !== data.phone && { password }) });
    if (error === undefined) {
      setSent({ phone, ...(password !== undefined && { password }) });
      setTyped(phone);
    }
    return error;
  };
  const prove = async ({ otp = '' }: { readonly otp?: string }) => {
    const { error } = await confirm({ code: otp });
    if (error !== undefined) return error;
    // The button stays busy until it is known: a code counts once.
    await refetch();
    setChanging(false);
    return undefined;
  };
  const why = isAgent ? words.why : words.whyBuyer;
  const known = typed ?? data.phone ?? '';
  const [title, text] = isChanging
    ? [words.changeTitle, words.whyChange]
    : [words.title, data.phone === null ? words.lost : why];
  return (
    <section aria-labelledby={id} className="rounded-card border border-line bg-card p-5.5">
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      <p className="mt-1 mb-4 max-w-xl text-md text-muted">
        {sent === null ? text : words.sent({ phone: displayPhone(sent.phone) })}
      </p>
      {sent === null ? (
        <Step<NumberValues>
          key="number"
          name={title}
          action={words.send}
          takesFocus={typed !== null}
          {...(known !== '' && { initial: { phone: known } })}
          onSubmit={ask}
        >
          <MobileField
            name="phone"
            label={words.number}
            required
            validate={isChanging ? composeValidators(validNumber, otherThan(data.phone)) : validNumber}
          />
          <PasswordForAnother own={data.phone} />
        </Step>
      ) : (
        <Step key="code" name={title} action={words.confirm} takesFocus onSubmit={prove}>
          <OtpField />
        </Step>
      )}
      <div className="mt-3 flex flex-wrap items-start gap-x-6">
        {sent !== null && <SendAgain again={() => ask(sent)} />}
        {sent !== null && (
          <Button variant="text" onClick={() => restart(sent.phone ?? '', isChanging)}>
            {words.other}
          </Button>
        )}
        {isChanging && (
          <Button variant="text" onClick={() => restart('', false)}>
            {words.keep}
          </Button>
        )}
      </div>
    </section>
  );
}
