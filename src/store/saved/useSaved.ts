import { useEffect, useMemo, useRef } from 'react';
import { savedApi } from '@/api/savedApi';
import { pathOf } from '@/domain/paths';
import type { ListKind } from '@/domain/listKind';
import { authModalOpened } from '../authModal/authModalSlice';
import { useAppDispatch, useAppSelector } from '../hooks';
import { selectIsLoggedIn, selectUserId } from '../session/sessionSlice';
import * as words from '@/words/aims';

const { getSaved, setSaved } = savedApi.endpoints;

/**
 * Whether the user saved a listing, and how to change it; a visitor logs in first, and it is saved then (PDET-2). Every
 * card has one: the slice's own hooks, which keep far more, would take a tenth of a list's rendering.
 */
export function useSaved(
  kind: ListKind,
  { id: listingId, name }: { readonly id: string; readonly name: string },
): { readonly isSaved: boolean; readonly onToggle: () => void } {
  const dispatch = useAppDispatch();
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const user = useAppSelector(selectUserId);
  const userId = isLoggedIn ? user : null;
  const selectSaved = useMemo(() => (userId === null ? null : getSaved.select(userId)), [userId]);
  const isSaved = useAppSelector(
    (state) => selectSaved?.(state).data?.listings.some((one) => one.listingId === listingId) ?? false,
  );
  useEffect(() => {
    if (userId === null) return;
    const asked = dispatch(getSaved.initiate(userId));
    return () => {
      asked.unsubscribe();
    };
  }, [dispatch, userId]);
  /** A press while the one before is under way does nothing. */
  const isBusy = useRef(false);
  const onToggle = () => {
    if (!isLoggedIn) {
      const [after, aim] =
        kind === 'property'
          ? (['saveProperty', words.saveHome] as const)
          : (['saveProject', words.saveProject] as const);
      const then = { path: pathOf(kind, listingId), label: name, aim, after, listingId };
      dispatch(authModalOpened({ modal: 'login', then }));
    } else if (userId !== null && !isBusy.current) {
      isBusy.current = true;
      const change = { userId, listingId, kind, saved: !isSaved };
      void dispatch(setSaved.initiate(change, { track: false })).finally(() => {
        isBusy.current = false;
      });
    }
  };
  return { isSaved, onToggle };
}
