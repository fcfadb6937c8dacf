import type { ReactNode } from 'react';
import { SubmitButton } from '@/components/fields/SubmitButton';
import { SubmitForm } from '@/components/fields/SubmitForm';
import { TextField, type TextFieldProps } from '@/components/fields/TextField';
import type { ButtonProps } from '@/components/ui/Button';

interface FindFormProps extends Omit<TextFieldProps, 'name' | 'className'> {
  readonly form: string;
  readonly action: string;
  readonly variant?: ButtonProps['variant'];
  readonly className?: string;
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
  className = 'flex max-w-xl flex-col items-start gap-3',
  more,
  onFind,
  ...field
}: FindFormProps) => (
  <SubmitForm<{ readonly q?: string }>
    name={form}
    onSubmit={async ({ q = '' }) => (await onFind(q.trim())) ?? undefined}
    className={className}
    actions={
      <>
        <SubmitButton variant={variant}>{action}</SubmitButton>
        {more}
      </>
    }
  >
    <TextField name="q" className="w-full" autoComplete="off" autoCapitalize="none" {...field} />
  </SubmitForm>
);
