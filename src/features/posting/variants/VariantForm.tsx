import { useEffect, useRef } from 'react';
import { Form } from 'react-final-form';
import { KeptFields } from '@/components/fields/KeptFields';
import type { FormKey } from '@/store/uploads/uploadItem';
import { ProgressBar } from '@/components/ui/ProgressBar';
import type { PostingValues } from '../values/postingValues';
import { KeepDraft } from '../wizard/KeepDraft';
import { VariantFields } from './VariantFields';
import * as words from '@/words/postingVariant';

/** Where the static variants stand on the way to a posted listing, per cent: the specification's figure. */
const PERCENT = 80;

/** The progress bar of the static variants, and what is left on the way (STAT-3). */
function VariantProgress() {
  return (
    <div className="rounded-card border border-line bg-card p-4">
      <p className="mb-1.5 flex justify-between text-sm font-semibold">
        <span>{words.progress}</span>
        <span>{words.percent({ percent: PERCENT })}</span>
      </p>
      <ProgressBar label={words.progress} value={PERCENT} max={100} />
      <p className="mt-2 text-sm text-muted">{words.shorter}</p>
    </div>
  );
}

interface VariantFormProps {
  readonly form: FormKey;
  readonly name: string;
  readonly initial: PostingValues;
  /** It opens in the place of a button that was pressed. */
  readonly takesFocus: boolean;
  readonly save: (values: PostingValues, step: number) => void;
  /** Takes what was filled in into the wizard. */
  readonly onCarry: (values: PostingValues) => Promise<void>;
}

/** The form of a static variant: one page (STAT-1). */
export function VariantForm({ form, name, initial, takesFocus, save, onCarry }: VariantFormProps) {
  const box = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus]);
  return (
    <Form<PostingValues> onSubmit={onCarry} initialValues={initial} subscription={{}}>
      {() => (
        <form
          ref={box}
          tabIndex={-1}
          aria-label={name}
          onSubmit={(event) => event.preventDefault()}
          noValidate
          className="flex flex-col gap-5"
        >
          <KeptFields />
          <KeepDraft step={1} save={save} />
          <VariantProgress />
          <VariantFields form={form} onCarry={onCarry} />
        </form>
      )}
    </Form>
  );
}
