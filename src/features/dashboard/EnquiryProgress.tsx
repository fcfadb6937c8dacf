import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { inboxApi } from '@/api/inboxApi';
import { Select } from '@/components/fields/Select';
import { controlClass } from '@/components/fields/controlClass';
import { FieldShell } from '@/components/fields/FieldShell';
import { focusFirstFault } from '@/components/fields/focusFirstFault';
import { TextInput } from '@/components/fields/TextInput';
import { Badge } from '@/components/ui/Badge';
import { Button } from '@/components/ui/Button';
import { passFocus } from '@/components/ui/passFocus';
import { showToast } from '@/components/ui/toast';
import type { InboxEntry } from '@/contract/extraShapes';
import { ENQUIRY_STATES, LONGEST_NOTE, type EnquiryState } from '@/contract/limits';
import { dayOf } from '@/domain/day';
import { shortDayInIndia } from '@/domain/moments';
import * as words from '@/words/dashboard';

export const STATES = ENQUIRY_STATES.map((value) => ({ value, label: words.progress.states[value] }));

type Progress = NonNullable<InboxEntry['progress']>;

interface EnquiryProgressProps {
  readonly id: string;
  readonly progress: Progress;
}

/** How far one is with an enquiry: its state at a press, a note, and the day of the next step. */
export function EnquiryProgress({ id, progress }: EnquiryProgressProps) {
  const [setState] = inboxApi.useFollowEnquiryMutation();
  const [setNote, { isLoading }] = inboxApi.useFollowEnquiryMutation();
  const [typed, setTyped] = useState<Pick<Progress, 'note' | 'nextOn'> | null>(null);
  const { state, note, nextOn } = progress;
  // One that is closed goes to the list's end at once.
  const choose = async (chosen: EnquiryState) => {
    const { error } = await setState({ enquiryId: id, state: chosen });
    if (error !== undefined || chosen !== 'closed') return;
    const action = { label: words.progress.undo, run: () => void setState({ enquiryId: id, state }) };
    showToast({ text: words.progress.closed, tone: 'info', topic: 'enquiry', action });
  };
  // A state that is saved meanwhile leaves the note that is being written.
  const save = async (change: Pick<Progress, 'note' | 'nextOn'>) => {
    const { error } = await setNote({ enquiryId: id, ...change });
    if (error === undefined) setTyped(null);
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
      place.current?.querySelector<HTMLElement>(isOpen ? 'textarea' : 'button')?.focus();
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
    <div ref={place} className="mt-2 border-t border-line pt-2">
      {typed === null && (note !== null || nextOn !== null) && (
        <p className="mb-2 max-w-prose wrap-anywhere whitespace-pre-line">
          {nextOn !== null && (
            <strong className="block font-semibold">
              {nextOn <= today && state !== 'closed' && (
                <Badge tone="red" className="mr-2">
                  {words.progress.due}
                </Badge>
              )}
              {words.progress.next({ day: shortDayInIndia(nextOn) })}
            </strong>
          )}
          {note}
        </p>
      )}
      <div className="flex items-center gap-3">
        <Select
          label={words.progress.state}
          hideLabel
          className="w-36"
          value={state}
          options={STATES}
          onChange={(chosen) => void choose(STATES.find(({ value }) => value === chosen)?.value ?? state)}
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
            else if (!isLoading) void save({ note: typed.note?.trim() || null, nextOn: typed.nextOn || null });
          }}
        >
          <FieldShell label={words.progress.note} hint={words.progress.noteHint}>
            {(aria) => (
              <textarea
                {...aria}
                rows={3}
                maxLength={LONGEST_NOTE}
                autoComplete="off"
                value={typed.note ?? ''}
                onChange={(event) => setTyped({ ...typed, note: event.target.value })}
                className={controlClass}
              />
            )}
          </FieldShell>
          <TextInput
            type="date"
            label={words.progress.nextOn}
            min={earliest}
            error={isPast ? words.progress.past : undefined}
            value={typed.nextOn ?? ''}
            onChange={(day) => setTyped({ ...typed, nextOn: day })}
          />
          <div className="flex gap-3 sm:col-span-2">
            <Button type="submit" variant="secondary" busy={isLoading}>
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
