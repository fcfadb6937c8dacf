import { useEffect } from 'react';
import { useForm } from 'react-final-form';
import { RadioGroupField } from '@/components/fields/RadioGroupField';
import { SubmitForm } from '@/components/fields/SubmitForm';
import { TextAreaField } from '@/components/fields/TextAreaField';
import { Button } from '@/components/ui/Button';
import { Modal } from '@/components/ui/Modal';
import { LONGEST_REASON, REFUSALS } from './texts';
import * as words from '@/words/consoleQueue';

interface Values {
  readonly template?: string;
  readonly own?: string;
}

const OWN_WORDS = 'own';
const options = [
  ...REFUSALS.map(({ label }, at) => ({ value: String(at), label: `${at + 1} ${label}` })),
  { value: OWN_WORDS, label: `${REFUSALS.length + 1} ${words.refusal.reasons.own}` },
];

const reasonOf = ({ template, own = '' }: Values): string =>
  [REFUSALS[Number(template)]?.reason ?? '', own.trim()].filter((part) => part !== '').join('\n');

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

/** Asks why a listing is refused: a reason that many give, with own words or without. */
export function RefuseDialog({
  open,
  name,
  onClose,
  onRefuse,
}: {
  readonly open: boolean;
  readonly name: string;
  readonly onClose: () => void;
  readonly onRefuse: (reason: string) => void;
}) {
  const submit = (values: Values) => {
    const reason = reasonOf(values);
    if (reason === '') return Promise.resolve(words.refusal.empty);
    onRefuse(reason);
    return Promise.resolve(undefined);
  };
  return (
    <Modal open={open} title={words.refusal.title({ name })} onClose={onClose} size="md">
      <SubmitForm<Values>
        name={words.refusal.form}
        initial={{ template: '0' }}
        onSubmit={submit}
        actions={() => (
          <Button type="submit" variant="danger">
            {words.refusal.action}
          </Button>
        )}
      >
        <DigitKeys />
        <RadioGroupField name="template" label={words.refusal.question} options={options} />
        <TextAreaField
          name="own"
          label={words.refusal.own}
          hint={words.refusal.ownHint}
          rows={3}
          maxLength={LONGEST_REASON - 200}
        />
      </SubmitForm>
    </Modal>
  );
}
