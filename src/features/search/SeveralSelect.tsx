import { useId, useState } from 'react';
import { skipToken } from '@reduxjs/toolkit/query';
import { asOption, Select, type Options } from '@/components/fields/Select';
import { TextInput } from '@/components/fields/TextInput';
import { type PropertyFilters, extrasIn, extrasToQuery, filtersToQuery } from '@/domain/filters';
import { joinedValues, valuesOf, withoutValue } from '@/domain/severalValues';
import { equalsIgnoreCase, includesIgnoreCase, indianNumber } from '@/domain/text';
import type { ListKind } from '@/domain/listKind';
import { silentQueries } from '@/api/silentQueries';
import { selectServerTakes } from '@/store/lists/serverSorts';
import { useAppSelector } from '@/store/hooks';
import { Tick } from './Tick';
import * as words from '@/words/search';

/** A filter of which several values can be chosen. */
type SeveralKey = 'locality' | 'selectedSubtype' | 'bhkType';

const { usePeekCountsQuery } = silentQueries;

interface UseChoiceCountsOptions {
  readonly kind: ListKind;
  readonly filters: PropertyFilters;
  readonly counted: SeveralKey;
}

/**
 * How many properties each choice of a filter would give with the other filters kept: asked once the choices are looked
 * at, and only of a server that has named it. Null as long as it is not known.
 */
function useChoiceCounts({ kind, filters, counted }: UseChoiceCountsOptions): Readonly<Record<string, number>> | null {
  const question = { ...filters, [counted]: '' };
  const extras = [...extrasIn(question, kind), 'counts'];
  const takes = useAppSelector((state) => selectServerTakes(state, kind, { sort: '', extras }));
  const query = [filtersToQuery(question, kind), extrasToQuery(question, kind), `counts=${counted}`].filter(Boolean);
  const { currentData } = usePeekCountsQuery(kind === 'property' && takes === true ? query.join('&') : skipToken);
  return currentData ?? null;
}

interface SeveralSelectProps {
  readonly label: string;
  readonly kind: ListKind;
  readonly filters: PropertyFilters;
  /** The filter that it chooses. */
  readonly name: SeveralKey;
  /** Its values, as the options spell them. */
  readonly value: string;
  readonly options: Options;
  readonly onChange: (value: string) => void;
}

/** A dropdown for one choice, beside which several can be ticked; several that are chosen stand in it as words [PLIST-1, PLIST-3]. */
export function SeveralSelect({ label, value, options, onChange, ...asked }: SeveralSelectProps) {
  const id = useId();
  const values = valuesOf(value);
  const [chosen, setChosen] = useState<boolean | null>(null);
  const open = chosen ?? values.length > 1;
  const choices = options.map(asOption);
  const labelOf = (each: string) => choices.find((option) => option.value === each)?.label ?? each;
  const together = values.length > 1 ? [{ value, label: values.map(labelOf).join(', ') }] : [];
  return (
    <div className="relative">
      <Select
        label={label}
        name={asked.name}
        placeholder={words.all}
        value={value}
        options={[...together, ...choices]}
        onChange={onChange}
      />
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setChosen(!open)}
        className="absolute -top-4.5 right-0 flex h-11 items-end pb-1.5 text-sm font-semibold text-brand underline-offset-4 hover:underline"
      >
        {words.several.choose}
        <span className="sr-only"> {words.several.what({ what: label })}</span>
      </button>
      <div id={id} hidden={!open}>
        {open && <Ticks {...asked} label={label} value={value} options={options} onChange={onChange} />}
      </div>
    </div>
  );
}

/** Of more choices one is found by a part of its name. */
const MOST_SEEN = 12;

/** The choices to tick, each with how many listings it would give; of places those with the most stand first [PLIST-2]. */
function Ticks({ label, kind, filters, name, value, options, onChange }: SeveralSelectProps) {
  const counts = useChoiceCounts({ kind, filters, counted: name });
  // The address follows a moment later: a second tick builds upon the first one.
  const [shown, setShown] = useState(value);
  const [addressed, setAddressed] = useState(value);
  const [typed, setTyped] = useState('');
  if (addressed !== value) {
    setAddressed(value);
    setShown(value);
  }
  function tick(choice: string, checked: boolean) {
    const next = checked ? joinedValues([...valuesOf(shown), choice]) : withoutValue(shown, choice);
    setShown(next);
    onChange(next);
  }
  const choices = options.map(asOption);
  const countOf = (choice: string) => counts?.[choice] ?? 0;
  if (name === 'locality') choices.sort((a, b) => countOf(b.value) - countOf(a.value));
  // Of few places none is looked for, whatever was typed while there were many.
  const wanted = choices.length > MOST_SEEN ? typed.trim() : '';
  const find = words.several.find({ what: label });
  return (
    <div
      role="group"
      aria-label={label}
      className="mt-2 max-h-80 overflow-y-auto noscript:hidden rounded-control border border-line px-3 py-1"
    >
      {choices.length > MOST_SEEN && (
        <TextInput label={find} hideLabel placeholder={find} autoComplete="off" value={typed} onChange={setTyped} />
      )}
      {choices
        .filter((choice) => [choice.label, choice.value].some((name) => includesIgnoreCase(name, wanted)))
        .map((option) => (
          <Tick
            key={option.value}
            checked={valuesOf(shown).some((each) => equalsIgnoreCase(each, option.value))}
            onChange={(checked) => tick(option.value, checked)}
            label={
              <>
                <span className="min-w-0 flex-1">{option.label}</span>
                {counts !== null && <span className="text-sm text-muted">{indianNumber(countOf(option.value))}</span>}
              </>
            }
          />
        ))}
    </div>
  );
}
