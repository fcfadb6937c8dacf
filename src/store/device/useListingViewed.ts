import { useEffect } from 'react';
import { viewsApi } from '@/api/viewsApi';
import { useAppDispatch } from '../hooks';
import { listingViewed, type ViewedListing } from './deviceSlice';

const { noteView } = viewsApi.endpoints;

/**
 * Remembers on this device that a listing's page is shown, and tells the server of a property's, which counts who saw
 * it. A null name: it is not known yet whether there is one.
 */
export function useListingViewed(kind: ViewedListing['kind'], id: string | null, name: string | null): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (id !== null && name !== null) dispatch(listingViewed({ kind, id, name }));
  }, [dispatch, kind, id, name]);
  const seen = kind === 'property' && name !== null ? id : null;
  useEffect(() => {
    if (seen !== null) void dispatch(noteView.initiate({ listingId: seen, seen: 'page' }, { track: false }));
  }, [dispatch, seen]);
}
