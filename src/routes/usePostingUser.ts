import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '@/domain/paths';
import { useAppSelector } from '@/store/hooks';
import { selectIsAgent, selectUserId } from '@/store/session/sessionSlice';
import { useAskToLogIn } from './useAskToLogIn';
import * as aims from '@/words/routeAims';

/**
 * Who may post: `agent`; another user (`other`) applies first (WIZ-20), and stays one while the address is the same, so
 * that whoever becomes an agent reads it there before the form comes; without a stored user id (`nobody`) it goes home
 * and is asked to log in for its `aim` (ROUTE-10, 12, 21). The guard of every posting page.
 */
export function usePostingUser(aim = aims.post): 'agent' | 'other' | 'nobody' {
  const navigate = useNavigate();
  const isKnown = useAppSelector(selectUserId) !== null;
  const isAgent = useAppSelector(selectIsAgent);
  const askToLogIn = useAskToLogIn(aim);
  const entered = useRef(false);
  useEffect(() => {
    if (isKnown) {
      entered.current = true;
      return;
    }
    void navigate(paths.home, { replace: true });
    // Not who has just logged out.
    if (!entered.current) askToLogIn();
  }, [askToLogIn, isKnown, navigate]);
  const { key } = useLocation();
  const [appliesAt, setAppliesAt] = useState<string | null>(null);
  if (isKnown && !isAgent && appliesAt !== key) setAppliesAt(key);
  if (!isKnown) return 'nobody';
  return isAgent && appliesAt !== key ? 'agent' : 'other';
}
