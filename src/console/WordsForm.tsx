import { LONGEST_REASON } from '@/contract/console';
import { SubmitButton } from '@/components/fields/SubmitButton';
import { SubmitForm } from '@/components/fields/SubmitForm';
import { TextAreaField } from '@/components/fields/TextAreaField';
import { required } from '@/components/fields/validators';
import { Modal } from '@/components/ui/Modal';
import * as consoleWords from '@/words/console';

interface Values {
  readonly words: string;
}

interface WordsFormProps {
  /** What is done, as its button says it. */
  readonly action: string;
  readonly label: string;
  /** Who reads the words. */
  readonly hint: string;
  readonly danger?: boolean;
  /** Answers the words of a failure. */
  readonly onSubmit: (words: string) => Promise<string | undefined>;
}

/** Asks for the words of an act: a reason, or what is written to somebody. */
export function WordsForm({ action, label, hint, danger = false, onSubmit }: WordsFormProps) {
  return (
    <SubmitForm<Values>
      name={action}
      onSubmit={({ words }) => onSubmit(words)}
      actions={<SubmitButton variant={danger ? 'danger' : 'primary'}>{action}</SubmitButton>}
    >
      <TextAreaField
        name="words"
        label={label}
        hint={hint}
        rows={4}
        maxLength={LONGEST_REASON}
        required
        validate={required(consoleWords.fewWords)}
      />
    </SubmitForm>
  );
}

interface WordsDialogProps {
  readonly asked: (WordsFormProps & { readonly title: string }) | null;
  readonly onClose: () => void;
}

/** The same in a dialog; `asked` is null while it is closed. */
export function WordsDialog({ asked, onClose }: WordsDialogProps) {
  return (
    <Modal open={asked !== null} title={asked?.title ?? ''} onClose={onClose} size="md">
      {asked && <WordsForm {...asked} />}
    </Modal>
  );
}
