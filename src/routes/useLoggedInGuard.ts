import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '@/domain/paths';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { selectIsLoggedIn, sessionEnded } from '@/store/session/sessionSlice';
import { useAskToLogIn } from './useAskToLogIn';
import * as aims from '@/words/routeAims';

/** Whether somebody is logged in; anybody else goes home with an emptied storage, and is asked to log in (ROUTE-14). */
export function useLoggedInGuard(): boolean {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const askToLogIn = useAskToLogIn(aims.dashboard);
  const entered = useRef(false);
  useEffect(() => {
    if (isLoggedIn) entered.current = true;
    // A logout, here or in another tab, empties what is its own; only an entry without a session empties everything.
    else if (entered.current) void navigate(paths.home);
    else {
      dispatch(sessionEnded());
      askToLogIn();
    }
  }, [askToLogIn, dispatch, isLoggedIn, navigate]);
  return isLoggedIn;
}
