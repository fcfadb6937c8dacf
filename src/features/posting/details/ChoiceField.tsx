import { useRef, useState } from 'react';
import { RadioGroupField } from '@/components/fields/RadioGroupField';
import { asOption, type Options } from '@/components/fields/Select';
import { useTextFormField } from '@/components/fields/useFormField';
import * as words from '@/words/postingDetails';

interface ChoiceFieldProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly options: Options;
  readonly className?: string | undefined;
}

/** One of a few, all in sight; a choice can be taken back with the button that comes with it. */
export function ChoiceField({ className, options, ...props }: ChoiceFieldProps) {
  const { value, onChange } = useTextFormField(props.name, { validate: undefined });
  // A listing may come with a word that is not offered: it stays to be seen and chosen [EDIT-6].
  const [stored] = useState(value);
  const isOffered = stored === '' || options.map(asOption).some((option) => option.value === stored);
  const box = useRef<HTMLDivElement>(null);

  function clear() {
    onChange('');
    // The button goes away: the focus stays with the group.
    box.current?.querySelector('input')?.focus();
  }
  return (
    <div ref={box} className={className ? `relative ${className}` : 'relative'}>
      <RadioGroupField {...props} options={isOffered ? options : [...options, stored]} />
      {value !== '' && (
        <button
          type="button"
          onClick={clear}
          className="absolute top-2.5 right-0 min-h-11 min-w-11 -translate-y-1/2 text-right text-sm font-semibold text-muted hover:text-ink"
        >
          {words.clear}
          <span className="sr-only"> {props.label}</span>
        </button>
      )}
    </div>
  );
}
