import { useCallback, useState } from 'react';
import { useLocation } from 'react-router';
import { authModalOpened } from '@/store/authModal/authModalSlice';
import { useAppDispatch } from '@/store/hooks';

/** Asks for the login that a guarded address needs; after it the address opens (ROUTE-10, ROUTE-12, ROUTE-14). */
export function useAskToLogIn(aim: string): () => void {
  const dispatch = useAppDispatch();
  const { pathname, search, hash } = useLocation();
  // While the way home is under way, the address is another one already.
  const [path] = useState(pathname + search + hash);
  return useCallback(() => {
    dispatch(authModalOpened({ modal: 'login', then: { path, label: aim, aim, after: 'open' } }));
  }, [aim, dispatch, path]);
}
