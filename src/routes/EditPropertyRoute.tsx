import { useEffect, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '@/domain/paths';
import { POSTING } from '@/features/posting/texts';
import { EditForm } from '@/features/posting/wizard/EditForm';
import { listingIn } from '@/features/posting/wizard/listingIn';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { selectUserId } from '@/store/session/sessionSlice';
import { listingPreview } from './listingPreview';
import { usePostingUser } from './usePostingUser';

/**
 * `/edit-property`: edits the listing that the navigation brings (ROUTE-12); a user who comes without one goes to the
 * dashboard and is told why (ROUTE-13). Whoever owns a listing may change it, agent or not, and nobody else: the history
 * outlives a login (DASH-11).
 */
export default function EditPropertyRoute() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const user = usePostingUser();
  const location = useLocation();
  const state: unknown = location.state;
  const userId = useAppSelector(selectUserId);
  const brought = useMemo(() => listingIn(state), [state]);
  const isOthers = brought?.userId != null && brought.userId !== userId;
  const listing = isOthers ? null : brought;
  const isLost = user !== 'nobody' && listing === null;
  useEffect(() => {
    if (!isLost) return;
    dispatch((_dispatch, _state, ports) =>
      ports.notify({ title: POSTING.notPropertyTitle, text: POSTING.notProperty, tone: 'info', once: true }),
    );
    void navigate(paths.dashboard, { replace: true });
  }, [dispatch, isLost, navigate]);
  if (user === 'nobody' || listing === null) return null;
  return <EditForm key={listing._id} listing={listing} preview={listingPreview} />;
}
