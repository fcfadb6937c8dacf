import { useState, type ReactNode } from 'react';
import { useForm } from 'react-final-form';
import type { PropertyRecord } from '@/api/records';
import { Button } from '@/components/ui/Button';
import { Modal } from '@/components/ui/Modal';
import { useAppStore } from '@/store/hooks';
import { selectUser } from '@/store/session/sessionSlice';
import type { FormKey } from '@/store/uploads/uploadItem';
import { photoUrls, selectPhotos } from '@/store/uploads/photoLists';
import * as words from '@/words/posting';
import { draftRecord } from '../values/draftRecord';
import type { PostingValues } from '../values/postingValues';

/** How a listing looks to visitors; the screen hands it in. */
export type ShowListing = (listing: PropertyRecord) => ReactNode;

interface PreviewButtonProps {
  readonly form: FormKey;
  /** The listing that is edited; null for a new one. */
  readonly record: PropertyRecord | null;
  readonly preview: ShowListing;
}

/** Opens the listing as visitors will see it, with what stands in the form now. */
export function PreviewButton({ form: key, record, preview }: PreviewButtonProps) {
  const form = useForm<PostingValues>();
  const store = useAppStore();
  const [listing, setListing] = useState<PropertyRecord | null>(null);

  function open() {
    const state = store.getState();
    const user = selectUser(state);
    if (user === null) return;
    setListing(draftRecord(form.getState().values, photoUrls(selectPhotos(state, key)), user, record ?? undefined));
  }
  const close = () => setListing(null);
  return (
    <>
      <Button variant="secondary" size="sm" onClick={open}>
        {words.preview}
      </Button>
      <Modal
        open={listing !== null}
        size="lg"
        scrolls
        title={words.previewTitle}
        onClose={close}
        footer={<Button onClick={close}>{words.closePreview}</Button>}
      >
        {listing && preview(listing)}
      </Modal>
    </>
  );
}
