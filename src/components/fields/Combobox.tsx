import { TextInput, type TextInputProps } from './TextInput';
import { ComboboxList } from './ComboboxList';
import type { ComboboxGroup, ComboboxOption } from './comboboxMatches';
import { useComboboxInput } from './useComboboxInput';

interface ComboboxProps<O extends ComboboxOption> extends TextInputProps {
  /** All that can be suggested; the typed text picks from it. */
  readonly groups: readonly ComboboxGroup<O>[];
  readonly onChoose: (option: O) => void;
  /** Enter takes the suggestion that fits, also before an arrow leads to it: in a form that goes on with Enter. */
  readonly enterFits?: boolean;
}

/**
 * A labelled line of text that suggests while one types (the ARIA combobox with a listbox), controlled. What is typed
 * stays free: choosing is a shortcut. `onKeyDown` hears the keys that the list has no use for [HOME-14].
 */
export function Combobox<O extends ComboboxOption>(props: ComboboxProps<O>) {
  const { groups, onChoose, enterFits, onKeyDown, onBlur, ...box } = props;
  const { input, link } = useComboboxInput();
  return (
    <div className="relative">
      <TextInput
        {...box}
        {...input}
        onKeyDown={(event) => {
          input.onKeyDown(event);
          if (!event.defaultPrevented) onKeyDown?.(event);
        }}
        onBlur={(event) => {
          input.onBlur();
          onBlur?.(event);
        }}
      />
      <ComboboxList {...{ link, groups, onChoose, enterFits }} label={box.label} text={box.value} />
    </div>
  );
}
