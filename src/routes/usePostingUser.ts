import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '@/domain/paths';
import { useAppSelector } from '@/store/hooks';
import { selectIsAgent, selectUserId } from '@/store/session/sessionSlice';

/**
 * Who may post: `agent`; another user (`other`) applies first (WIZ-20); without a stored user id (`nobody`) it goes home
 * (ROUTE-10, 12, 21). The guard of every posting page.
 */
export function usePostingUser(): 'agent' | 'other' | 'nobody' {
  const navigate = useNavigate();
  const isKnown = useAppSelector(selectUserId) !== null;
  const isAgent = useAppSelector(selectIsAgent);
  useEffect(() => {
    if (!isKnown) void navigate(paths.home, { replace: true });
  }, [isKnown, navigate]);
  if (!isKnown) return 'nobody';
  return isAgent ? 'agent' : 'other';
}
