import { useId, type ReactNode } from 'react';
import { Icon } from '../ui/Icon';
import { classes } from '../ui/classes';
import { useAfterPress } from './useAfterPress';

/** What the control inside a FieldShell must carry. */
interface ControlAria {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

export interface ShellTexts {
  label: string;
  hint?: ReactNode;
  /** Shown and announced when there is one. */
  error?: string | undefined;
  required?: boolean | undefined;
  /** The label is there for screen readers only. */
  hideLabel?: boolean | undefined;
  className?: string | undefined;
}

/** The ids that tie a control to its hint and its error. */
export function useFieldAria({ hint, error, required }: Pick<ShellTexts, 'hint' | 'error' | 'required'>) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const described = classes(hint ? hintId : null, error && errorId);
  const aria: ControlAria = {
    id,
    'aria-describedby': described || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-required': required || undefined,
  };
  return { aria, hintId, errorId };
}

interface FieldNotesProps {
  hint: ReactNode;
  error: string | undefined;
  hintId: string;
  errorId: string;
}

/** The hint and the error below a control; the place of the error is always there, so that it is announced. */
export function FieldNotes({ hint, error, hintId, errorId }: FieldNotesProps) {
  const shown = useAfterPress(error);
  return (
    <>
      {hint && (
        <p id={hintId} className="mt-1 text-sm text-muted">
          {hint}
        </p>
      )}
      <p id={errorId} aria-live="polite" className="text-sm font-medium text-red">
        {shown && (
          <span className="mt-1 flex items-start gap-1.5">
            <Icon name="alert" className="mt-0.5 size-4" />
            {shown}
          </span>
        )}
      </p>
    </>
  );
}

/** A control with its label above, and its hint and error below, tied together. */
export function FieldShell({
  label,
  hint,
  error,
  required,
  hideLabel,
  className,
  children,
}: Omit<ShellTexts, 'label'> & {
  label: ReactNode;
  children: (aria: ControlAria) => ReactNode;
}) {
  const { aria, hintId, errorId } = useFieldAria({ hint, error, required });
  return (
    <div className={className}>
      <label htmlFor={aria.id} className={hideLabel ? 'sr-only' : 'mb-1.5 block text-sm font-semibold'}>
        {label}
      </label>
      {children(aria)}
      <FieldNotes hint={hint} error={error} hintId={hintId} errorId={errorId} />
    </div>
  );
}
