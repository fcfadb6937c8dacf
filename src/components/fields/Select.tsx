import type { ComponentProps, ReactNode } from 'react';
import { label as shown } from '@/domain/label';
import { Icon } from '../ui/Icon';
import { classes } from '../ui/classes';
import { controlClass } from './controlClass';
import { FieldShell, type ShellTexts } from './FieldShell';

export interface Option {
  value: string;
  label: string;
}

/** Choices; a plain word is its own label. A stored word of the specification shows in the page's language. */
export type Options = readonly (string | Option)[];

export function asOption(option: string | Option): Option {
  return typeof option === 'string'
    ? { value: option, label: shown(option) }
    : { ...option, label: shown(option.label) };
}

type Native = Omit<ComponentProps<'select'>, 'onChange' | 'value' | 'id' | 'className' | 'required' | 'children'>;

export interface SelectProps extends Native, Omit<ShellTexts, 'label'> {
  /** Words; what is seen of them may be shorter than what is heard. */
  label: ReactNode;
  value: string;
  options: Options;
  onChange: (value: string) => void;
  /** The choice of nothing (value ""). */
  placeholder?: string | undefined;
}

/** A labelled native select, controlled. A value that is not among the options is offered too, so that it shows. */
export function Select(props: SelectProps) {
  const { label, hint, error, required, hideLabel, className, value, options, onChange, placeholder, ...native } =
    props;
  const choices = options.map(asOption);
  const known = value === '' || choices.some((option) => option.value === value);
  return (
    <FieldShell {...{ label, hint, error, required, hideLabel, className }}>
      {(aria) => (
        <div className="relative">
          <select
            {...native}
            {...aria}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            className={classes(controlClass, 'appearance-none truncate pr-10')}
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {!known && <option value={value}>{shown(value)}</option>}
            {choices.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="chevronDown" className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2" />
        </div>
      )}
    </FieldShell>
  );
}
