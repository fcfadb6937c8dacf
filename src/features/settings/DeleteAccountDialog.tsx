import { describeError } from '@/api/errors';
import { leavingApi } from '@/api/leavingApi';
import { PasswordField } from '@/components/fields/PasswordField';
import { SubmitButton } from '@/components/fields/SubmitButton';
import { SubmitForm } from '@/components/fields/SubmitForm';
import { required } from '@/components/fields/validators';
import { Button } from '@/components/ui/Button';
import { Modal } from '@/components/ui/Modal';
import { LONGEST_PASSWORD } from '@/domain/password';
import * as words from '@/words/settings';

interface DeleteAccountDialogProps {
  readonly onClose: () => void;
}

interface Values {
  readonly password?: string;
}

const validPassword = required(words.remove.passwordRequired);

/** Says what happens and when, and asks for the password. Afterwards nobody is logged in. */
export function DeleteAccountDialog({ onClose }: DeleteAccountDialogProps) {
  const [deleteAccount, { isLoading }] = leavingApi.useDeleteAccountMutation();
  const submit = async ({ password = '' }: Values) => {
    const { error } = await deleteAccount({ password });
    return error && describeError(error);
  };
  // While it is being done, closing would look like a way to stop it.
  const close = () => {
    if (!isLoading) onClose();
  };
  return (
    <Modal open title={words.remove.title} onClose={close} size="md">
      <ul className="mb-5 list-disc space-y-2 pl-5 text-md">
        {Object.values(words.remove.what).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <SubmitForm<Values>
        name={words.remove.title}
        onSubmit={submit}
        actions={
          <div className="flex flex-wrap gap-3">
            <SubmitButton variant="danger">{words.remove.confirm}</SubmitButton>
            <Button variant="secondary" className="aria-disabled:opacity-60" aria-disabled={isLoading} onClick={close}>
              {words.remove.cancel}
            </Button>
          </div>
        }
      >
        <PasswordField
          name="password"
          label={words.remove.password}
          autoComplete="current-password"
          maxLength={LONGEST_PASSWORD}
          required
          validate={validPassword}
        />
      </SubmitForm>
    </Modal>
  );
}
