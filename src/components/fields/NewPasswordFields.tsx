import { isTooShort, LONGEST_PASSWORD, SHORTEST_PASSWORD } from '@/domain/password';
import { PasswordField } from './PasswordField';
import { composeValidators, required, sameAs, type Validator } from './validators';
import * as words from '@/words/fieldsAccount';

interface NewPasswordFieldsProps {
  readonly label: string;
  /** The label of a second field, into which it is typed again; none without it. */
  readonly confirmation?: string;
  /** What is said of a password that is too short, where the specification has its own words. */
  readonly short?: string;
  /** What is said of none at all; as of one that is too short where it is not given. */
  readonly missing?: string;
}

const longEnough =
  (fault: string): Validator =>
  (value) =>
    typeof value === 'string' && isTooShort(value) ? fault : undefined;

/** A password that is chosen, the values `password` and `confirmation` of a form; its length is counted as the server does (AUTH-7). */
export function NewPasswordFields({
  label,
  confirmation,
  short = words.password.short({ n: SHORTEST_PASSWORD }),
  missing = short,
}: NewPasswordFieldsProps) {
  const shared = { autoComplete: 'new-password', maxLength: LONGEST_PASSWORD, required: true } as const;
  return (
    <>
      <PasswordField
        {...shared}
        name="password"
        label={label}
        hint={words.password.hint({ n: SHORTEST_PASSWORD })}
        validate={composeValidators(required(missing), longEnough(short))}
      />
      {confirmation !== undefined && (
        <PasswordField
          {...shared}
          name="confirmation"
          label={confirmation}
          validate={sameAs('password', words.password.differ)}
        />
      )}
    </>
  );
}
