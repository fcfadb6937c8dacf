import { useId, useRef, useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import { useComboboxInput } from '@/components/fields/useComboboxInput';
import type { Hit } from '@/api/searchApi';
import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { lazyComponent } from '@/components/ui/lazyComponent';
import { useLazyComponent } from '@/components/ui/useLazyComponent';
import { useShown } from '@/components/ui/useShown';
import { addressOf } from '@/domain/languages';
import { paths } from '@/domain/paths';
import { hitPath } from '@/store/suggestions/hitPath';
import * as words from '@/words/home';
import { VoiceSearch } from './voice/VoiceSearch';
import { cityIn, type PlaceSearch } from './usePlaceSearch';

const PlaceSuggestions = lazyComponent(() => import('./PlaceSuggestions'));

/** The form by whose place the quick filters go too. */
export const SEARCH_FORM = 'search';

/** The longest text that is understood, characters. */
const LONGEST = 80;

/** How long a search waits for the server to understand it, ms; then it is taken for a city. */
const PATIENCE_MS = 2500;
const later = () => new Promise<null>((tell) => setTimeout(tell, PATIENCE_MS, null));

/**
 * The search of Home: a place, or anything that the server understands, Tirupati at first; without a text it does
 * nothing [HOME-1, HOME-2]. What it suggests comes when it is first used [HOME-14].
 */
export function SearchBox({
  search: { text, setText, reader, takeReader, readerHere },
}: {
  readonly search: PlaceSearch;
}) {
  const [used, setUsed] = useState(false);
  const [typed, setTyped] = useState(false);
  const [reading, setReading] = useState(false);
  const { state } = useLazyComponent(PlaceSuggestions, used);
  const { input, link } = useComboboxInput();
  const navigate = useNavigate();
  const id = useId();
  const shown = useShown();
  /** Counts what was searched, typed and chosen: an answer that comes after the next of them leads nowhere. */
  const turn = useRef(0);
  function begin(): number {
    setReading(false);
    turn.current += 1;
    return turn.current;
  }

  /** Null: for the text as it is. Whoever has gone elsewhere meanwhile stays there. */
  function go(hit: Hit | null, wanted: string) {
    if (!shown.current) return;
    if (hit === null) {
      void navigate(paths.properties({ city: cityIn(wanted) }));
      return;
    }
    reader.current?.note(hit);
    void navigate(hitPath(hit));
  }
  /** A text may be sent off before the code that reads it is here. */
  async function ask(wanted: string): Promise<Hit | null> {
    setUsed(true);
    try {
      await PlaceSuggestions.preload();
    } catch {
      return null;
    }
    return (await readerHere()).read(wanted);
  }
  async function find(wanted: string, isTyped: boolean) {
    if (wanted === '') return;
    const mine = begin();
    const known = reader.current?.named(wanted) ?? null;
    if (!isTyped || known !== null) {
      go(known, wanted);
      return;
    }
    setReading(true);
    const hit = await Promise.race([ask(wanted), later()]);
    if (turn.current !== mine) return;
    setReading(false);
    go(hit, wanted);
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void find(text.trim(), typed);
  };
  const hear = (heard: string) => {
    const wanted = heard.slice(0, LONGEST);
    setTyped(true);
    setText(wanted);
    void find(wanted, true);
  };
  return (
    <form
      id={SEARCH_FORM}
      method="get"
      action={addressOf(paths.properties())}
      role="search"
      aria-label={words.search.name}
      onSubmit={submit}
      className="relative z-20 flex max-w-[700px] flex-col gap-2.5 rounded-card bg-card p-2.5 shadow-lift sm:flex-row sm:items-center"
    >
      {/* On a phone the suggestions stand below the whole form: the Search button stays in sight. */}
      <div className="flex-1 sm:relative">
        <label htmlFor={id} className="absolute top-4.5 left-6 text-xs sm:top-2 sm:left-3.5 font-semibold text-muted">
          {words.search.label}
        </label>
        <input
          {...input}
          id={id}
          type="text"
          name="city"
          value={text}
          onChange={(event) => {
            begin();
            setTyped(true);
            setText(event.target.value);
          }}
          onFocus={({ target }) => {
            // What is typed takes the place of the city that stands there, not of what was typed before.
            if (!typed) target.select();
            setUsed(true);
            link.onWanted(true);
          }}
          maxLength={LONGEST}
          enterKeyHint="search"
          className="h-15 w-full rounded-control bg-transparent pr-14 pl-3.5 pt-5 text-lg font-medium text-ink"
        />
        <VoiceSearch onHeard={hear} onOpen={() => setUsed(true)} />
        {state === 'here' && used && (
          <PlaceSuggestions
            link={link}
            text={typed ? text : ''}
            reader={takeReader}
            onChoose={(hit, label) => {
              begin();
              setText(label);
              go(hit, label);
            }}
          />
        )}
      </div>
      <Button type="submit" busy={reading} className="min-h-13 px-8!">
        <Icon name="search" className="size-4.5" />
        {words.search.find}
      </Button>
    </form>
  );
}
