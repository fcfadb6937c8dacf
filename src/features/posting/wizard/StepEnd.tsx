import { useId } from 'react';
import { useFormState } from 'react-final-form';
import { Button } from '@/components/ui/Button';
import * as words from '@/words/posting';
import { useValue } from '../values/useValue';
import { isDouble } from './doublePress';
import { stepOfFaults } from './serverFault';

interface StepEndProps {
  /** Undefined on the first step. */
  readonly onBack: (() => void) | undefined;
  /** What the button that sends the step says. */
  readonly action: string;
  /** `here`: the terms stand on this step; `elsewhere`: on another one; null: this step does not ask for them. */
  readonly terms: 'here' | 'elsewhere' | null;
  readonly onTerms: () => void;
  readonly busy: boolean;
}

/** The end of a step: why the form was not taken, and the buttons. They wait for the terms (WIZ-10, WIZ-21). */
export function StepEnd({ onBack, action, terms, onTerms, busy }: StepEndProps) {
  const reasonId = useId();
  const agreed = useValue('termsAccepted') === true;
  const last = useFormState({ subscription: { submitError: true, submitErrors: true, dirtySinceLastSubmit: true } });
  const reason: unknown = last.submitError;
  const waits = terms !== null && !agreed;
  // What names a field goes when it is mended.
  const isMended = last.dirtySinceLastSubmit && stepOfFaults(last.submitErrors) !== null;
  return (
    <div className="flex flex-col gap-2">
      <p role="alert" className="text-md font-medium text-red empty:hidden">
        {typeof reason === 'string' && !isMended ? reason : null}
      </p>
      <div className="flex flex-wrap items-center gap-3">
        {onBack && (
          <Button variant="secondary" onClick={onBack}>
            {words.goBack}
          </Button>
        )}
        <Button
          key={action}
          type="submit"
          className="max-sm:flex-1"
          disabled={waits}
          busy={busy}
          onClick={(event) => isDouble(event.nativeEvent) && event.preventDefault()}
          aria-describedby={waits ? reasonId : undefined}
        >
          {action}
        </Button>
        <p id={reasonId} className="text-sm text-muted empty:hidden">
          {waits && (terms === 'here' ? words.termsFirst : words.termsMissing)}
        </p>
        {waits && terms === 'elsewhere' && (
          <Button variant="text" onClick={onTerms}>
            {words.toTerms}
          </Button>
        )}
      </div>
    </div>
  );
}
