import type { ReactNode } from 'react';
import { SubmitButton } from '@/components/fields/SubmitButton';
import { SubmitForm } from '@/components/fields/SubmitForm';
import { TextField, type TextFieldProps } from '@/components/fields/TextField';
import type { ButtonProps } from '@/components/ui/Button';

interface FindFormProps extends Omit<TextFieldProps, 'name'> {
  readonly form: string;
  readonly action: string;
  readonly variant?: ButtonProps['variant'];
  /** How field and buttons stand: one below the other, the field as wide as the form. */
  readonly layout?: string;
  /** What stands in the field at first. */
  readonly initial?: string;
  /** Beside the button. */
  readonly more?: ReactNode;
  /** What was typed, without blanks around it; answers the words of a failure. */
  readonly onFind: (q: string) => void | Promise<string | undefined>;
}

/** Asks for a word or a number by which something is found. */
export const FindForm = ({
  form,
  action,
  variant = 'primary',
  layout = 'flex max-w-xl flex-col items-start gap-3',
  className = 'w-full',
  initial = '',
  more,
  onFind,
  ...field
}: FindFormProps) => (
  <SubmitForm<{ readonly q?: string }>
    name={form}
    initial={{ q: initial }}
    onSubmit={async ({ q = '' }) => (await onFind(q.trim())) ?? undefined}
    className={layout}
    actions={
      <>
        <SubmitButton variant={variant}>{action}</SubmitButton>
        {more}
      </>
    }
  >
    <TextField name="q" className={className} autoComplete="off" autoCapitalize="none" {...field} />
  </SubmitForm>
);
