import { selectContacted } from '@/store/device/deviceSlice';
import { useAppSelector } from '@/store/hooks';
import { Block } from './Block';
import { SavedCard } from './SavedCard';
import * as words from '@/words/dashboard';

/** Each card asks for its listing. */
const MOST = 6;

/** The listings whose sellers a buyer has contacted from this device, the last one first; nothing while there are none. */
export function Contacted() {
  const listings = useAppSelector(selectContacted);
  if (listings.length === 0) return null;
  return (
    <Block title={words.contacted.title}>
      <p className="-mt-3 mb-4 text-muted">{words.contacted.intro}</p>
      <ul className="grid grid-cols-1 gap-4 md:grid-cols-2">
        {listings.slice(0, MOST).map(({ kind, id }) => (
          <li key={`${kind} ${id}`}>
            <SavedCard saved={{ kind, listingId: id }} />
          </li>
        ))}
      </ul>
    </Block>
  );
}
