import { useId } from 'react';
import { Button } from '@/components/ui/Button';
import type { FormKey } from '@/store/uploads/uploadItem';
import { DRAFT } from '../draft/texts';
import { isEdit, stepTitles, stepWithin } from './steps';

interface DraftOfferProps {
  readonly form: FormKey;
  /** ms since 1970. */
  readonly savedAt: number;
  readonly step: number;
  readonly photoCount: number;
  /** Starting afresh begins with what another form brings. */
  readonly hasPrefill: boolean;
  readonly onResume: () => Promise<void>;
  readonly onDiscard: () => Promise<void>;
}

/** What this device has kept of a form that was not sent, to go on with or to put away (WIZ-19). */
export function DraftOffer({ form, savedAt, step, photoCount, hasPrefill, onResume, onDiscard }: DraftOfferProps) {
  const id = useId();
  const title = stepTitles(form)[stepWithin(form, step) - 1] ?? '';
  return (
    <section aria-labelledby={id} className="max-w-2xl rounded-card border border-line bg-card p-5 sm:p-6">
      <h2 id={id} className="text-xl">
        {isEdit(form) ? DRAFT.editTitle : DRAFT.title}
      </h2>
      <p className="mt-1 text-muted">{DRAFT.offer(savedAt, title, photoCount)}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button onClick={() => void onResume()}>{DRAFT.resume}</Button>
        <Button variant="secondary" onClick={() => void onDiscard()}>
          {hasPrefill ? DRAFT.useCarried : DRAFT.discard}
        </Button>
      </div>
    </section>
  );
}
