import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '@/domain/paths';
import { DashboardView } from '@/features/dashboard/DashboardView';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { selectIsLoggedIn, sessionEnded } from '@/store/session/sessionSlice';

/** `/dashboard`, for whoever is logged in; anybody else goes home with an emptied storage (ROUTE-14). */
export default function DashboardRoute() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const entered = useRef(false);
  useEffect(() => {
    if (isLoggedIn) entered.current = true;
    // A logout, here or in another tab, empties what is its own; only an entry without a session empties everything.
    else if (entered.current) void navigate(paths.home);
    else dispatch(sessionEnded());
  }, [dispatch, isLoggedIn, navigate]);
  return isLoggedIn ? <DashboardView /> : null;
}
