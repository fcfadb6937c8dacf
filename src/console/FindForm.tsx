import { SubmitButton } from '@/components/fields/SubmitButton';
import { SubmitForm } from '@/components/fields/SubmitForm';
import { TextField, type TextFieldProps } from '@/components/fields/TextField';
import type { ButtonProps } from '@/components/ui/Button';

interface FindFormProps extends Omit<TextFieldProps, 'name'> {
  readonly form: string;
  readonly action: string;
  readonly variant?: ButtonProps['variant'];
  /** What stands in the field at first. */
  readonly initial?: string;
  /** What was typed, without blanks around it; answers the words of a failure. */
  readonly onFind: (q: string) => void | Promise<string | undefined>;
}

/** Asks for a word or a number by which something is found. */
export const FindForm = ({
  form,
  action,
  variant = 'primary',
  className = 'w-full',
  initial = '',
  onFind,
  ...field
}: FindFormProps) => (
  <SubmitForm<{ readonly q?: string }>
    name={form}
    initial={{ q: initial }}
    onSubmit={async ({ q = '' }) => (await onFind(q.trim())) ?? undefined}
    className="flex max-w-xl flex-col items-start gap-3"
    actions={<SubmitButton variant={variant}>{action}</SubmitButton>}
  >
    <TextField name="q" className={className} autoComplete="off" autoCapitalize="none" {...field} />
  </SubmitForm>
);
