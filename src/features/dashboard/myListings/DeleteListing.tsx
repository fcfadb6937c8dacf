import { marketplaceApi } from '@/api/marketplaceApi';
import { ConfirmDialog } from '@/components/ui/ConfirmDialog';
import { forgetDraft } from '@/store/drafts/forgetDraft';
import { useAppStore } from '@/store/hooks';
import * as words from '@/words/dashboardListings';

interface DeleteListingProps {
  readonly id: string;
  readonly name: string;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

/** Asks before a listing is deleted, and deletes it (DASH-5). A failure is told by a toast, and the question stays. */
export function DeleteListing({ id, name, onClose, onDeleted }: DeleteListingProps) {
  const [remove, { isLoading }] = marketplaceApi.useDeletePropertyMutation();
  const store = useAppStore();
  const confirmed = async () => {
    const { error } = await remove({ _id: id });
    if (error !== undefined) return;
    void forgetDraft(store, `edit:${id}`);
    onDeleted();
  };
  return (
    <ConfirmDialog
      title={words.confirm.title}
      text={words.confirm.text({ name })}
      keep={words.confirm.keep}
      act={words.confirm.remove}
      busy={isLoading}
      onClose={onClose}
      onConfirm={() => void confirmed()}
    />
  );
}
