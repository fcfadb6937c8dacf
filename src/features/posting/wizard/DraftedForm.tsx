import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { PropertyRecord } from '@/api/records';
import { paths } from '@/domain/paths';
import type { FormKey } from '@/store/uploads/uploadItem';
import type { Untouched } from '../draft/usePostingDraft';
import type { PostingValues } from '../values/postingValues';
import { DraftGate } from './DraftGate';
import { PostingForm } from './PostingForm';
import type { ShowListing } from './PreviewButton';
import { useFirstEntry } from './stepEntries';

interface DraftedFormProps {
  readonly form: FormKey;
  readonly record: PropertyRecord | null;
  /** What stands in the form when no draft is taken up; the same object as long as it is the same form. */
  readonly untouched: Untouched;
  /** Where it begins without a draft, from 1. */
  readonly firstStep?: number;
  /** What another form brings into this one. */
  readonly prefill?: PostingValues | null;
  /** Says that it begins afresh with that. */
  readonly startOver?: string | undefined;
  /** Said above the form that begins without a draft. */
  readonly note?: string | undefined;
  /** The draft is taken up without a question. */
  readonly resumes?: boolean;
  /** The form begins without a draft; `flush` writes what it has by then. */
  readonly onFresh?: ((flush: () => Promise<void>) => void) | undefined;
  readonly preview: ShowListing;
}

/** A posting form that offers what the device has kept of it, and keeps what is typed (WIZ-19). */
export function DraftedForm(props: DraftedFormProps) {
  const { form, record, untouched, firstStep = 1, prefill, startOver, note, resumes, onFresh, preview } = props;
  const navigate = useNavigate();
  const [isSent, setSent] = useState(false);
  const finish = async (forget: () => Promise<void>) => {
    await forget();
    setSent(true);
  };
  // Whoever has left meanwhile stays where they are; Back does not lead to what is posted (WIZ-17). The dashboard shows what was posted or edited.
  const state = record ? { allListings: true, edited: record._id } : { posted: true };
  useFirstEntry(isSent, () => void navigate(paths.dashboard, { replace: true, state }));
  return (
    <DraftGate form={form} untouched={untouched} startOver={startOver} resumes={resumes} onFresh={onFresh}>
      {({ initial, save, forget }, isAnswered) => (
        <>
          {initial === null && note !== undefined && <p className="mb-3 font-semibold">{note}</p>}
          <PostingForm
            form={form}
            record={record}
            initial={initial?.values ?? prefill ?? untouched.values}
            firstStep={initial?.step ?? firstStep}
            takesFocus={isAnswered}
            save={save}
            onSent={() => finish(forget)}
            preview={preview}
          />
        </>
      )}
    </DraftGate>
  );
}
