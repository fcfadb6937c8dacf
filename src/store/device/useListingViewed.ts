import { useEffect } from 'react';
import { useAppDispatch } from '../hooks';
import { listingViewed, type ViewedListing } from './deviceSlice';

/** Remembers on this device that a listing's page is shown. A null name: it is not known yet whether there is one. */
export function useListingViewed(kind: ViewedListing['kind'], id: string | null, name: string | null): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (id !== null && name !== null) dispatch(listingViewed({ kind, id, name }));
  }, [dispatch, kind, id, name]);
}
