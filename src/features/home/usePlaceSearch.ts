import { useCallback, useRef, useState, type RefObject } from 'react';
import type { Hit } from '@/api/searchApi';
import type { PropertyFilters } from '@/domain/filters';
import { label } from '@/domain/label';
import { SITE } from '@/domain/site';

/** What understands a typed text, once the suggestions are there. */
export interface SearchReader {
  /** What is known of it at once. */
  readonly named: (text: string) => Hit | null;
  /** Asks the server too. */
  readonly read: (text: string) => Promise<Hit | null>;
  /** Remembers a search on this device. */
  readonly note: (hit: Hit) => void;
}

/** The text of Home's search, which its button and the quick filters share [HOME-1, HOME-3]. */
export interface PlaceSearch {
  readonly text: string;
  readonly setText: (text: string) => void;
  readonly reader: RefObject<SearchReader | null>;
  /** Takes what the suggestions bring along. */
  readonly takeReader: (reader: SearchReader | null) => void;
  /** The reader, as soon as it is there. */
  readonly readerHere: () => Promise<SearchReader>;
  /** What the text stands for as far as it is known: a locality with its city, else a city; null when it is blank. */
  readonly place: () => Partial<PropertyFilters> | null;
}

/** The city that a text stands for: the marketplace's own is called in the language of the page. */
export const cityIn = (text: string): string => (text === label(SITE.city) ? SITE.city : text);

/** What is typed into Home's search box, and the place that it stands for. */
export function usePlaceSearch(): PlaceSearch {
  const [text, setText] = useState(() => label(SITE.city));
  const reader = useRef<SearchReader | null>(null);
  const tellHere = useRef<((here: SearchReader) => void) | null>(null);
  const takeReader = useCallback((here: SearchReader | null) => {
    reader.current = here;
    if (here !== null) tellHere.current?.(here);
  }, []);
  const readerHere = useCallback(
    () =>
      new Promise<SearchReader>((tell) => {
        if (reader.current !== null) tell(reader.current);
        else tellHere.current = tell;
      }),
    [],
  );
  const place = useCallback(() => {
    const wanted = text.trim();
    return wanted === '' ? null : (reader.current?.named(wanted)?.filters ?? { city: cityIn(wanted) });
  }, [text]);
  return { text, setText, reader, takeReader, readerHere, place };
}
