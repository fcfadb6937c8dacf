import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { inboxApi } from '@/api/inboxApi';
import { Select } from '@/components/fields/Select';
import { focusFirstFault } from '@/components/fields/focusFirstFault';
import { TextInput } from '@/components/fields/TextInput';
import { Button } from '@/components/ui/Button';
import { passFocus } from '@/components/ui/passFocus';
import type { InboxEntry } from '@/contract/extraShapes';
import { ENQUIRY_STATES, LONGEST_NOTE } from '@/contract/limits';
import { dayOf } from '@/domain/day';
import { dayInIndia } from '@/domain/moments';
import * as words from '@/words/dashboard';

export const STATES = ENQUIRY_STATES.map((value) => ({ value, label: words.progress.states[value] }));

type Progress = NonNullable<InboxEntry['progress']>;

interface EnquiryProgressProps {
  readonly id: string;
  readonly progress: Progress;
}

/** How far one is with an enquiry: its state at a press, a note, and the day of the next step. */
export function EnquiryProgress({ id, progress }: EnquiryProgressProps) {
  const [follow] = inboxApi.useFollowEnquiryMutation();
  const [isSaving, setSaving] = useState(false);
  const [typed, setTyped] = useState<Pick<Progress, 'note' | 'nextOn'> | null>(null);
  const { state, note, nextOn } = progress;
  // A change says everything: the next one waits for it, and says what it has made.
  const latest = useRef(Promise.resolve(progress));
  const underWay = useRef(0);
  useEffect(() => {
    if (underWay.current === 0) latest.current = Promise.resolve(progress);
  }, [progress]);
  const save = async (change: Partial<Progress>): Promise<boolean> => {
    underWay.current += 1;
    const before = latest.current;
    const sent = before.then((kept) => follow({ enquiryId: id, ...kept, ...change }));
    latest.current = Promise.all([before, sent]).then(([kept, { error }]) =>
      error === undefined ? { ...kept, ...change } : kept,
    );
    const { error } = await sent;
    underWay.current -= 1;
    return error === undefined;
  };
  const saveNote = async (change: Pick<Progress, 'note' | 'nextOn'>) => {
    setSaving(true);
    const isSaved = await save(change);
    setSaving(false);
    // Only the note's own answer closes it: a state that is saved meanwhile leaves what is typed.
    if (isSaved) setTyped(null);
  };

  // A day that is over stays, so that the note can still be changed.
  const today = dayOf(new Date());
  const earliest = nextOn !== null && nextOn < today ? nextOn : today;
  const isPast = Boolean(typed?.nextOn && typed.nextOn < earliest);

  // The focus goes into the note that is opened, back to its button, and on when the entry leaves the list.
  const place = useRef<HTMLDivElement>(null);
  const isOpen = typed !== null;
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current !== isOpen && document.activeElement === document.body) {
      place.current?.querySelector<HTMLElement>(isOpen ? 'input' : 'button')?.focus();
    }
    wasOpen.current = isOpen;
  }, [isOpen]);
  useLayoutEffect(() => {
    const own = place.current;
    return () => {
      if (own?.contains(document.activeElement)) passFocus(own, 'li');
    };
  }, []);
  return (
    <div ref={place} className="mt-3 border-t border-line pt-3">
      {typed === null && (note !== null || nextOn !== null) && (
        <p className="mb-2 max-w-prose wrap-anywhere whitespace-pre-line">
          {nextOn !== null && (
            <strong className="block font-semibold">{words.progress.next({ day: dayInIndia(nextOn) })}</strong>
          )}
          {note}
        </p>
      )}
      <div className="flex flex-wrap items-end gap-x-3 gap-y-2">
        <Select
          label={words.progress.state}
          className="w-48 max-w-full"
          value={state}
          options={STATES}
          onChange={(chosen) => void save({ state: STATES.find(({ value }) => value === chosen)?.value ?? state })}
        />
        {typed === null && (
          <Button variant="text" onClick={() => setTyped({ note, nextOn })}>
            {note === null && nextOn === null ? words.progress.addNote : words.progress.changeNote}
          </Button>
        )}
      </div>
      {typed !== null && (
        <form
          noValidate
          className="mt-3 grid gap-3 sm:grid-cols-[minmax(0,1fr)_11rem]"
          onSubmit={(event) => {
            event.preventDefault();
            if (isPast) focusFirstFault(event.currentTarget);
            else if (!isSaving) void saveNote({ note: typed.note?.trim() || null, nextOn: typed.nextOn || null });
          }}
        >
          <TextInput
            label={words.progress.note}
            hint={words.progress.noteHint}
            maxLength={LONGEST_NOTE}
            autoComplete="off"
            value={typed.note ?? ''}
            onChange={(text) => setTyped({ ...typed, note: text })}
          />
          <TextInput
            type="date"
            label={words.progress.nextOn}
            min={earliest}
            error={isPast ? words.progress.past : undefined}
            value={typed.nextOn ?? ''}
            onChange={(day) => setTyped({ ...typed, nextOn: day })}
          />
          <div className="flex gap-3 sm:col-span-2">
            <Button type="submit" variant="secondary" busy={isSaving}>
              {words.progress.save}
            </Button>
            <Button variant="text" onClick={() => setTyped(null)}>
              {words.progress.cancel}
            </Button>
          </div>
        </form>
      )}
    </div>
  );
}
