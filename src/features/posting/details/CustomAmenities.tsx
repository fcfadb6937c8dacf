import { useRef, useState, type FocusEvent } from 'react';
import { useField } from 'react-final-form';
import { TextInput } from '@/components/fields/TextInput';
import { useAfterPress } from '@/components/fields/useAfterPress';
import { Button } from '@/components/ui/Button';
import { RemovableChip } from '@/components/ui/Chip';
import type { AmenityKey } from '@/domain/amenityFlags';
import { FIELD_LABELS } from '@/domain/fieldLabels';
import * as words from '@/words/postingDetails';
import type { PostingValues } from '../values/postingValues';
import { mostCharacters, MOST_CUSTOM_AMENITIES } from '../values/validators';
import { addition } from './amenityNames';

const NONE: PostingValues['customAmenities'] = [];

/** A listing's own amenities: added one by one, removed with a press (WIZ-9). `onNamed` ticks one of the named. */
export function CustomAmenities({ onNamed }: { readonly onNamed: (key: AmenityKey) => void }) {
  const { input } = useField<PostingValues['customAmenities'] | undefined>('customAmenities');
  const custom = input.value || NONE;
  // Leaving the box by a press adds what is typed: the list grows when the press is over.
  const listed = useAfterPress(custom);
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState('');
  const [news, setNews] = useState('');
  const said = useAfterPress(news);
  const group = useRef<HTMLDivElement>(null);
  const box = () => group.current?.querySelector('input');

  /** What is typed joins the list; says why when it cannot. */
  function add() {
    const added = addition(typed, custom);
    setNews('');
    if (added.kind === 'blank') return setFault(words.amenities.blank);
    if (added.kind === 'full') return setFault(words.full({ most: MOST_CUSTOM_AMENITIES }));
    if (added.kind === 'twice') return setFault(words.twice({ name: added.name }));
    if (added.kind === 'named') onNamed(added.amenity.key);
    else input.onChange([...custom, added.name]);
    setFault('');
    setTyped('');
    setNews(added.kind === 'named' ? words.ticked({ name: added.amenity.label }) : words.added({ name: added.name }));
  }
  function remove(name: string) {
    input.onChange(custom.filter((each) => each !== name));
    setFault('');
    setNews(words.removed({ name }));
    box()?.focus();
  }
  /** What was typed and left there is not lost with the step: it joins the list, unless only the window was left. */
  function leave(event: FocusEvent) {
    const isLeft = document.activeElement !== event.target && !group.current?.contains(event.relatedTarget);
    if (isLeft && typed.trim() !== '') add();
  }
  return (
    <div ref={group} className="mt-6">
      <div className="flex items-start gap-2 sm:max-w-md">
        <TextInput
          className="min-w-0 flex-1"
          label={words.amenities.custom}
          hint={words.amenities.customHint}
          error={fault}
          maxLength={mostCharacters('customAmenities')}
          autoComplete="off"
          enterKeyHint="done"
          value={typed}
          onChange={(text) => {
            setTyped(text);
            setFault('');
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            add();
          }}
          onBlur={leave}
        />
        <Button
          variant="secondary"
          className="mt-7"
          // The box keeps the focus: leaving it would add the name before the press does.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            add();
            box()?.focus();
          }}
        >
          {words.amenities.add}
          <span className="sr-only"> {words.amenities.custom.toLowerCase()}</span>
        </Button>
      </div>
      <p role="status" className="mt-1 text-sm text-muted empty:hidden">
        {said}
      </p>
      {listed.length > 0 && (
        <ul aria-label={FIELD_LABELS.customAmenities} className="mt-3 flex flex-wrap gap-x-2 gap-y-3">
          {listed.map((name) => (
            <li key={name} className="flex max-w-full wrap-anywhere">
              <RemovableChip label={name} onRemove={() => remove(name)} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
