import { useState } from 'react';
import { describeError } from '@/api/errors';
import { marketplaceApi } from '@/api/marketplaceApi';
import type { PropertyRecord } from '@/api/records';
import { ScreenSkeleton } from '@/components/layout/ScreenSkeleton';
import { ErrorState } from '@/components/ui/ErrorState';
import { DELETED } from '@/domain/listingStatus';
import { selectProperty } from '@/store/entities/properties';
import { useAppSelector } from '@/store/hooks';
import * as words from '@/words/posting';
import { EditForm } from './EditForm';
import { NothingToEdit } from './NothingToEdit';
import type { ShowListing } from './PreviewButton';

interface EditByIdProps {
  readonly id: string;
  readonly preview: ShowListing;
}

/** Edits the user's own listing of this id, taken from their own list, which has every field that an edit keeps (EDIT-1, EDIT-6). */
export function EditById({ id, preview }: EditByIdProps) {
  const { data, error, isFetching, refetch } = marketplaceApi.useGetMyPropertiesQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const listing = useAppSelector((state) => selectProperty(state, id));
  // What the form began with: a later answer is not put over what is typed.
  const [first, setFirst] = useState<PropertyRecord | null>(null);
  const isListed = data?.ids.includes(id) === true && listing !== undefined;
  const isDeleted = isListed && listing.status === DELETED;
  const isOwn = isListed && !isDeleted && listing.sold !== true;
  if (first === null && !isFetching && isOwn) setFirst(listing);
  if (first !== null) return <EditForm listing={first} preview={preview} />;
  if (isFetching) return <ScreenSkeleton shape="page" />;
  if (data === undefined)
    return <ErrorState title={words.notLoaded} text={describeError(error)} onRetry={() => void refetch()} />;
  return isOwn ? null : <NothingToEdit isDeleted={isDeleted} />;
}
