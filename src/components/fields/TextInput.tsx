import type { ComponentProps, ReactNode } from 'react';
import { classes } from '../ui/classes';
import { controlClass } from './controlClass';
import { FieldShell, type ShellTexts } from './FieldShell';

type Native = Omit<ComponentProps<'input'>, 'onChange' | 'value' | 'id' | 'className' | 'required' | 'children'>;

export interface TextInputProps extends Native, ShellTexts {
  value: string;
  /** Receives the text. */
  onChange: (text: string) => void;
  /** Inside the box, before what is typed; a text is one sign, such as ₹. */
  before?: ReactNode;
  /** Inside the box at its end: a button of 44 px. */
  after?: ReactNode;
}

/** A labelled line of text, controlled; outside of forms, and what the form fields are made of. */
export function TextInput(props: TextInputProps) {
  const { label, hint, error, required, hideLabel, className, value, onChange, before, after, ...native } = props;
  return (
    <FieldShell {...{ label, hint, error, required, hideLabel, className }}>
      {(aria) => (
        <div className="relative flex items-center">
          {before && <span className="pointer-events-none absolute left-3 flex items-center text-muted">{before}</span>}
          <input
            type="text"
            {...native}
            {...aria}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            className={classes(
              controlClass,
              before ? (typeof before === 'string' ? 'pl-7' : 'pl-12') : null,
              after ? 'pr-12' : null,
            )}
          />
          {after && <span className="absolute right-0">{after}</span>}
        </div>
      )}
    </FieldShell>
  );
}
