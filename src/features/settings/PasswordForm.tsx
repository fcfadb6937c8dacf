import type { FormApi } from 'final-form';
import { useState } from 'react';
import { describeError } from '@/api/errors';
import { sessionsApi } from '@/api/sessionsApi';
import { NewPasswordFields } from '@/components/fields/NewPasswordFields';
import { PasswordField } from '@/components/fields/PasswordField';
import { SubmitButton } from '@/components/fields/SubmitButton';
import { SubmitForm } from '@/components/fields/SubmitForm';
import { required } from '@/components/fields/validators';
import { LONGEST_PASSWORD } from '@/domain/password';
import * as words from '@/words/settings';

interface Values {
  readonly current?: string;
  readonly password?: string;
  readonly confirmation?: string;
}

const ROW = 'grid items-start gap-x-6 gap-y-5 sm:grid-cols-2';

/** A new password for who knows the old one. What was typed stays after a failure, and goes once it is done. */
export function PasswordForm() {
  const [change] = sessionsApi.useChangePasswordMutation();
  const [done, setDone] = useState(false);
  const submit = async ({ current = '', password = '' }: Values, form: FormApi<Values>) => {
    const { error } = await change({ current, password });
    if (error) return describeError(error);
    form.restart();
    setDone(true);
    return undefined;
  };
  return (
    <SubmitForm<Values>
      name={words.password.title}
      onSubmit={submit}
      actions={
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <SubmitButton>{words.password.action}</SubmitButton>
          <p role="status" className="text-md text-muted">
            {done && words.password.done}
          </p>
        </div>
      }
    >
      {/* Used again, the form no longer tells of the time before; a fault takes the focus into it, too. */}
      <div className="flex flex-col gap-5" onFocus={() => setDone(false)}>
        <div className={ROW}>
          <PasswordField
            name="current"
            label={words.password.current}
            maxLength={LONGEST_PASSWORD}
            required
            validate={required(words.password.currentRequired)}
          />
        </div>
        <div className={ROW}>
          <NewPasswordFields label={words.password.chosen} confirmation={words.password.confirmation} />
        </div>
      </div>
    </SubmitForm>
  );
}
