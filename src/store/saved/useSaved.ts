import { skipToken } from '@reduxjs/toolkit/query';
import { savedApi, type SavedListing } from '@/api/savedApi';
import { authModalOpened } from '../authModal/authModalSlice';
import { useAppDispatch, useAppSelector } from '../hooks';
import { selectIsLoggedIn, selectUserId } from '../session/sessionSlice';
import * as words from '@/words/aims';

/** Whether the user saved a listing, and how to change it; a visitor logs in first, and it is saved then (PDET-2). */
export function useSaved(
  { kind, listingId }: SavedListing,
  { path, label }: { readonly path: string; readonly label: string },
): { readonly isSaved: boolean; readonly onToggle: () => void } {
  const dispatch = useAppDispatch();
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const userId = useAppSelector(selectUserId);
  const { isSaved } = savedApi.useGetSavedQuery((isLoggedIn && userId) || skipToken, {
    selectFromResult: ({ data }) => ({
      isSaved: data?.listings.some((one) => one.listingId === listingId) ?? false,
    }),
  });
  const [setSaved, { isLoading }] = savedApi.useSetSavedMutation();
  const onToggle = () => {
    if (!isLoggedIn) {
      const [after, aim] =
        kind === 'property'
          ? (['saveProperty', words.saveHome] as const)
          : (['saveProject', words.saveProject] as const);
      const then = { path, label, aim, after, listingId };
      dispatch(authModalOpened({ modal: 'login', then }));
    } else if (userId !== null && !isLoading) void setSaved({ userId, listingId, kind, saved: !isSaved });
  };
  return { isSaved: isLoggedIn && isSaved, onToggle };
}
