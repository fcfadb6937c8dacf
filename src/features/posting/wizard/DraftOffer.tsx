import { useId, useState } from 'react';
import { beginAtTop } from '@/components/ui/beginAtTop';
import { Button } from '@/components/ui/Button';
import { ConfirmDialog } from '@/components/ui/ConfirmDialog';
import type { FormKey } from '@/store/uploads/uploadItem';
import { momentInIndia } from '@/domain/moments';
import * as words from '@/words/postingDraft';
import { useFirstEntry } from './stepEntries';
import { isEdit, stepTitles, stepWithin } from './steps';

interface DraftOfferProps {
  readonly form: FormKey;
  /** ms since 1970. */
  readonly savedAt: number;
  readonly step: number;
  readonly photoCount: number;
  /** What starting afresh is called when it begins with what is brought along. */
  readonly startOver?: string | undefined;
  readonly onResume: () => Promise<void>;
  readonly onDiscard: () => Promise<void>;
}

/** What this device has kept of a form that was not sent, to go on with or to put away after a question (WIZ-19). */
export function DraftOffer({ form, savedAt, step, photoCount, startOver, onResume, onDiscard }: DraftOfferProps) {
  const id = useId();
  const [isAsking, setAsking] = useState(false);
  const stay = () => setAsking(false);
  const discard = () => void onDiscard();
  // Where the form was scrolled to is not where this stands.
  useFirstEntry(true, beginAtTop);
  // '' where the form has no steps.
  const title = stepTitles(form)[stepWithin(form, step) - 1] ?? '';
  return (
    <section aria-labelledby={id} className="max-w-2xl rounded-card border border-line bg-card p-5 sm:p-6">
      <h2 id={id} className="text-xl">
        {isEdit(form) ? words.editTitle : words.title}
      </h2>
      <p className="mt-1 text-muted">
        {words.offer({
          moment: momentInIndia(savedAt),
          step: title,
          isAt: title === '' ? 'other' : 'yes',
          count: photoCount,
        })}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button onClick={() => void onResume()}>{words.resume}</Button>
        {/* What takes its place says itself that it does. */}
        <Button variant="secondary" onClick={startOver === undefined ? () => setAsking(true) : discard}>
          {startOver ?? words.discard}
        </Button>
      </div>
      {isAsking && (
        <ConfirmDialog
          title={words.confirm.title}
          text={words.confirm.text}
          keep={words.confirm.keep}
          act={words.discard}
          onClose={stay}
          onConfirm={discard}
        />
      )}
    </section>
  );
}
