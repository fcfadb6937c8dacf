import { useImperativeHandle, useState, type Ref } from 'react';
import type { Hit } from '@/api/searchApi';
import { showToast } from '@/components/ui/toast';
import { ComboboxList } from '@/components/fields/ComboboxList';
import type { ComboboxLink } from '@/components/fields/useComboboxInput';
import { unusedWords, useSuggestions } from '@/store/suggestions/useSuggestions';
import * as words from '@/words/home';
import type { SearchReader } from './usePlaceSearch';

interface PlaceSuggestionsProps {
  readonly link: ComboboxLink;
  /** What was typed; '' while the box holds what it began with. */
  readonly text: string;
  readonly reader: Ref<SearchReader>;
  readonly onChoose: (hit: Hit, label: string) => void;
}

/** How long a browser may look for its place, ms. */
const PATIENCE_MS = 10_000;

/** Where the browser is, "13.65,79.4"; null where it does not know or must not tell. */
const whereAmI = () =>
  new Promise<string | null>((tell) => {
    if (!('geolocation' in navigator)) tell(null);
    else
      navigator.geolocation.getCurrentPosition(
        ({ coords }) => tell(`${coords.latitude.toFixed(4)},${coords.longitude.toFixed(4)}`),
        () => tell(null),
        { timeout: PATIENCE_MS, maximumAge: 300_000 },
      );
  });

/**
 * Suggests below Home's search: before anything is typed recent searches, popular places and the place where somebody
 * is, then what a text may mean. Comes, and asks, when the search is first used [HOME-14].
 */
export default function PlaceSuggestions({ link, text, reader, onChoose }: PlaceSuggestionsProps) {
  const { groups, named, read, nearest, note } = useSuggestions(text);
  const [said, setSaid] = useState('');
  useImperativeHandle(reader, () => {
    /** Who searched by a text hears which words of it the list does not know. */
    const noteAndTell = (hit: Hit) => {
      note(hit);
      const unused = unusedWords(hit);
      if (unused !== '') showToast({ text: unused, tone: 'info' });
    };
    return { named, read, note: noteAndTell };
  }, [named, read, note]);

  async function chooseNearMe() {
    setSaid(words.locating);
    const point = await whereAmI();
    const hit = point === null ? null : await nearest(point);
    setSaid(hit === null ? words.notLocated : '');
    if (hit !== null) onChoose(hit, hit.label);
  }
  return (
    <>
      <ComboboxList
        link={link}
        label={words.search.label}
        text={text}
        groups={groups}
        onChoose={({ hit, label }) => (hit === null ? void chooseNearMe() : onChoose(hit, label))}
      />
      <p role="status" className="px-3.5 py-2 text-sm text-muted empty:hidden">
        {said}
      </p>
    </>
  );
}
