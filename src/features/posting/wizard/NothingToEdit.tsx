import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '@/domain/paths';
import { useAppDispatch } from '@/store/hooks';
import * as words from '@/words/posting';

/** Sends who came without a listing of their own to the dashboard, and says why (ROUTE-13). */
export function NothingToEdit() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  useEffect(() => {
    dispatch((_dispatch, _state, effects) =>
      effects.notify({ title: words.notPropertyTitle, text: words.notProperty, tone: 'info', dedupe: true }),
    );
    void navigate(paths.dashboard, { replace: true });
  }, [dispatch, navigate]);
  return null;
}
