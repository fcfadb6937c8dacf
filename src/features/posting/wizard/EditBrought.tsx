import { useState } from 'react';
import { marketplaceApi } from '@/api/marketplaceApi';
import type { PropertyRecord } from '@/api/records';
import { EditById } from './EditById';
import { EditForm } from './EditForm';
import type { ShowListing } from './PreviewButton';

interface EditBroughtProps {
  readonly listing: PropertyRecord;
  readonly preview: ShowListing;
}

const isComing = ({ isFetching }: { readonly isFetching: boolean }) => ({ isFetching });

/** Edits what the navigation brings; where a newer list of one's own is on its way at the press, what that says (EDIT-1). */
export function EditBrought({ listing: brought, preview }: EditBroughtProps) {
  // Taken once: each step's history entry brings it along anew, and what is typed must outlive that.
  const [listing] = useState(brought);
  const options = { selectFromResult: isComing };
  const { isFetching } = marketplaceApi.endpoints.getMyProperties.useQueryState(undefined, options);
  const [isOld] = useState(isFetching);
  if (isOld) return <EditById id={listing._id} preview={preview} />;
  return <EditForm listing={listing} preview={preview} />;
}
