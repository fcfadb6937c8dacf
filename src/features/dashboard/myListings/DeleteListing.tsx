import { marketplaceApi } from '@/api/marketplaceApi';
import { Button } from '@/components/ui/Button';
import { Modal } from '@/components/ui/Modal';
import { forgetDraft } from '@/store/drafts/forgetDraft';
import { useAppStore } from '@/store/hooks';
import * as words from '@/words/dashboardListings';

interface DeleteListingProps {
  readonly id: string;
  readonly name: string;
  readonly onClose: () => void;
}

/** Asks before a listing is deleted, and deletes it (DASH-5). A failure is told by a toast, and the question stays. */
export function DeleteListing({ id, name, onClose }: DeleteListingProps) {
  const [remove, { isLoading }] = marketplaceApi.useDeletePropertyMutation();
  const store = useAppStore();
  const confirmed = async () => {
    const { error } = await remove({ _id: id });
    if (error !== undefined) return;
    void forgetDraft(store, `edit:${id}`);
    onClose();
  };
  return (
    <Modal
      open
      title={words.confirm.title}
      onClose={onClose}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            {words.confirm.keep}
          </Button>
          <Button variant="danger" busy={isLoading} onClick={() => void confirmed()}>
            {words.confirm.remove}
          </Button>
        </div>
      }
    >
      <p>{words.confirm.text({ name })}</p>
    </Modal>
  );
}
