import { useEffect } from 'react';
import { useForm } from 'react-final-form';
import { LONGEST_REASON, REFUSALS } from '@/contract/console';
import { RadioGroupField } from '@/components/fields/RadioGroupField';
import { SubmitForm } from '@/components/fields/SubmitForm';
import { TextAreaField } from '@/components/fields/TextAreaField';
import { Button } from '@/components/ui/Button';
import { Modal } from '@/components/ui/Modal';
import type { WhyNot } from './queueSlice';
import * as words from '@/words/consoleQueue';

interface Values {
  readonly template?: string;
  readonly own?: string;
}

const options = ([...REFUSALS, 'own'] as const).map((value, at) => ({
  value,
  label: `${at + 1} ${words.refusal.reasons[value]}`,
}));

/** A digit chooses a reason. */
function DigitKeys() {
  const form = useForm();
  useEffect(() => {
    const press = ({ key, target }: KeyboardEvent) => {
      const option = options[Number(key) - 1];
      if (option !== undefined && !(target instanceof HTMLTextAreaElement)) form.change('template', option.value);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [form]);
  return null;
}

interface RefuseDialogProps {
  readonly open: boolean;
  readonly name: string;
  /** What was said before, where it did not hold. */
  readonly before: WhyNot | null;
  readonly onClose: () => void;
  readonly onRefuse: (why: WhyNot) => void;
}

/** Asks why a listing is refused: a reason that many give, with own words or without. */
export function RefuseDialog({ open, name, before, onClose, onRefuse }: RefuseDialogProps) {
  const submit = ({ template, own = '' }: Values) => {
    const refusal = REFUSALS.find((each) => each === template);
    const reason = own.trim();
    if (refusal === undefined && reason === '') return Promise.resolve(words.refusal.empty);
    onRefuse({ refusal, reason });
    return Promise.resolve(undefined);
  };
  return (
    <Modal open={open} title={words.refusal.title({ name })} onClose={onClose} size="md">
      <SubmitForm<Values>
        name={words.refusal.form}
        initial={{ template: before?.refusal ?? '', own: before?.reason ?? '' }}
        onSubmit={submit}
        actions={
          <Button type="submit" variant="danger">
            {words.refusal.action}
          </Button>
        }
      >
        <DigitKeys />
        <RadioGroupField name="template" label={words.refusal.question} options={options} />
        <TextAreaField
          name="own"
          label={words.refusal.own}
          hint={words.refusal.ownHint}
          rows={3}
          maxLength={LONGEST_REASON}
        />
      </SubmitForm>
    </Modal>
  );
}
