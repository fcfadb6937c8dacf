import { useEffect, useImperativeHandle, useLayoutEffect, useMemo, useState, type KeyboardEvent } from 'react';
import { equalsIgnoreCase } from '@/domain/text';
import { classes } from '../ui/classes';
import { comboboxMatches, type ComboboxGroup, type ComboboxOption } from './comboboxMatches';
import type { ComboboxLink } from './useComboboxInput';
import * as words from '@/words/fields';

interface ComboboxListProps<O extends ComboboxOption> {
  readonly link: ComboboxLink;
  /** Names the listbox. */
  readonly label: string;
  /** What is typed. */
  readonly text: string;
  readonly groups: readonly ComboboxGroup<O>[];
  readonly onChoose: (option: O) => void;
  /** Enter takes the one that is named, or the only one; among several it leads to the first. */
  readonly enterFits?: boolean | undefined;
}

type Groups<O extends ComboboxOption> = ReturnType<typeof comboboxMatches<O>>;
const optionsOf = <O extends ComboboxOption>(groups: Groups<O>): readonly O[] =>
  groups.flatMap(({ options }) => options);

/** The option that an arrow led to, its text, and the last list that had it. */
interface AtHand<O extends ComboboxOption> {
  readonly key: string;
  readonly text: string;
  readonly found: Groups<O>;
}

/**
 * The list's half of an ARIA combobox: what the typed text means, below the input inside the same positioned parent.
 * The focus stays in the input: arrows move, Enter chooses, Escape closes; a press chooses too.
 */
export function ComboboxList<O extends ComboboxOption>(props: ComboboxListProps<O>) {
  const { link, label, text, groups, onChoose, enterFits = false } = props;
  const { id, wanted, onWanted, keys, onShown } = link;
  const latest = useMemo(() => comboboxMatches(groups, text), [groups, text]);
  const [at, setAt] = useState<AtHand<O> | null>(null);

  // Another text is another list: what was at hand counts no longer. A late answer that lacks it has to wait.
  const held = at?.text === text ? at : null;
  const isThere = held !== null && optionsOf(latest).some(({ key }) => key === held.key);
  if (isThere && held.found !== latest) setAt({ ...held, found: latest });
  const found = held && !isThere ? held.found : latest;
  const options = optionsOf(found);
  const open = wanted && options.length > 0;
  const place = open ? options.findIndex(({ key }) => key === held?.key) : -1;
  const activeId = place < 0 ? '' : `${id}-${place}`;

  const shown = open ? activeId : null;
  useLayoutEffect(() => onShown(shown), [onShown, shown]);
  useLayoutEffect(() => () => onShown(null), [onShown]);
  useEffect(() => {
    if (activeId !== '') document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  function close() {
    setAt(null);
    onWanted(false);
  }
  function choose(option: O) {
    close();
    onChoose(option);
  }
  function moveTo(next: number) {
    const option = options.at(next % options.length);
    if (option) setAt({ key: option.key, text, found });
  }

  useImperativeHandle(keys, () => (event: KeyboardEvent<HTMLInputElement>) => {
    // The keys of somebody who is composing a word belong to the input method.
    if (event.nativeEvent.isComposing || options.length === 0) return;
    const current = options[place];
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      const down = event.key === 'ArrowDown';
      moveTo(place < 0 ? (down ? 0 : -1) : place + (down ? 1 : -1));
    } else if (event.key === 'Enter' && current) choose(current);
    else if (event.key === 'Enter' && open && enterFits) {
      const fitting = options.length === 1 ? options[0] : options.find((each) => equalsIgnoreCase(each.label, text));
      if (fitting) choose(fitting);
      else moveTo(0);
    } else if (event.key === 'Escape' && open) {
      // It closes the list alone, not the sheet around it.
      event.stopPropagation();
      close();
    } else return;
    event.preventDefault();
  });

  const starts = found.map((_group, index) =>
    found.slice(0, index).reduce((sum, each) => sum + each.options.length, 0),
  );
  return (
    <>
      {open && (
        <div
          id={id}
          role="listbox"
          aria-label={label}
          // A press keeps the focus in the input.
          onMouseDown={(event) => event.preventDefault()}
          tabIndex={-1}
          className="absolute inset-x-0 top-full z-20 mt-1 max-h-80 overflow-y-auto overscroll-contain rounded-control border border-edge bg-card py-1.5 text-left shadow-float"
        >
          {found.map((group, index) => (
            <div key={group.label} role="group" aria-labelledby={`${id}-of-${index}`}>
              <p
                id={`${id}-of-${index}`}
                role="presentation"
                className="px-3.5 pt-2 pb-1 text-xs font-semibold text-muted"
              >
                {group.label}
              </p>
              {group.options.map((option, inGroup) => {
                const number = (starts[index] ?? 0) + inGroup;
                return (
                  <button
                    key={option.key}
                    id={`${id}-${number}`}
                    type="button"
                    role="option"
                    tabIndex={-1}
                    aria-selected={number === place}
                    onClick={() => choose(option)}
                    className={classes(
                      // A name stands whole: what does not fit beside it goes below it.
                      'flex min-h-11 w-full flex-wrap items-center justify-between gap-x-3 px-3.5 py-1.5 text-left text-md text-ink',
                      number === place ? 'bg-brand-wash font-semibold' : 'hover:bg-wash',
                    )}
                  >
                    <span className="min-w-0 wrap-anywhere">{option.label}</span>
                    {option.note && <span className="min-w-0 text-sm font-normal text-muted">{option.note}</span>}
                  </button>
                );
              })}
            </div>
          ))}
        </div>
      )}
      <p role="status" className="sr-only">
        {open ? words.suggestions({ n: options.length }) : ''}
      </p>
    </>
  );
}
