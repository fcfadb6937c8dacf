import { useId, useRef, useState, type KeyboardEvent, type Ref } from 'react';

type ComboboxKeys = (event: KeyboardEvent<HTMLInputElement>) => void;

/** What ties a `ComboboxList` to its input. */
export interface ComboboxLink {
  /** The listbox's id. */
  readonly id: string;
  /** Whether suggestions are wanted: typed, or asked for with an arrow, since the last choice, and the input has the focus. */
  readonly wanted: boolean;
  readonly onWanted: (wanted: boolean) => void;
  /** The list takes the input's keys here. */
  readonly keys: Ref<ComboboxKeys>;
  /** What the list shows: null for nothing, else the id of the option at hand, '' for none. */
  readonly onShown: (shown: string | null) => void;
}

/**
 * An input's half of an ARIA combobox: small, so that the list, and what it suggests, can come when the input is first
 * used; until then it is a plain input. Spread `input` over it; `link` is for the `ComboboxList`.
 */
export function useComboboxInput() {
  const id = useId();
  const keys = useRef<ComboboxKeys>(null);
  const [wanted, onWanted] = useState(false);
  const [shown, onShown] = useState<string | null>(null);
  const input = {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': shown !== null,
    'aria-controls': shown === null ? undefined : id,
    'aria-activedescendant': shown || undefined,
    autoComplete: 'off',
    onInput: () => onWanted(true),
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      // Also before there is anything to show: it opens when it comes.
      if (/^Arrow(Down|Up)$/.test(event.key) && !event.nativeEvent.isComposing) onWanted(true);
      keys.current?.(event);
    },
    onBlur: () => onWanted(false),
  } as const;
  const link: ComboboxLink = { id, wanted, onWanted, keys, onShown };
  return { input, link };
}
