import { useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { idIn } from '@/domain/idIn';
import { EditById } from '@/features/posting/wizard/EditById';
import { EditBrought } from '@/features/posting/wizard/EditBrought';
import { NothingToEdit } from '@/features/posting/wizard/NothingToEdit';
import { readNavigationState } from '@/features/posting/wizard/readNavigationState';
import { useAppSelector } from '@/store/hooks';
import { selectUserId } from '@/store/session/sessionSlice';
import { listingPreview } from './listingPreview';
import { usePostingUser } from './usePostingUser';
import * as aims from '@/words/routeAims';

/**
 * `/edit-property`: edits the listing that the navigation brings (ROUTE-12), else the user's own one that `?id=` names; a
 * user who comes without one goes to the dashboard and is told why (ROUTE-13). Whoever owns a listing may change it, agent
 * or not, and nobody else: the history outlives a login (DASH-11).
 */
export default function EditPropertyRoute() {
  const user = usePostingUser(aims.edit);
  const location = useLocation();
  const [params] = useSearchParams();
  const state: unknown = location.state;
  const userId = useAppSelector(selectUserId);
  const brought = useMemo(() => readNavigationState(state), [state]);
  const id = idIn(params.get('id'));
  if (user === 'nobody') return null;
  if (brought === null && id !== '') return <EditById key={id} id={id} preview={listingPreview} />;
  const isOthers = brought?.userId != null && brought.userId !== userId;
  if (brought === null || isOthers) return <NothingToEdit />;
  return <EditBrought key={brought._id} listing={brought} preview={listingPreview} />;
}
