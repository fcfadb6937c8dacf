import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '@/domain/paths';
import { useAppDispatch } from '@/store/hooks';
import * as words from '@/words/posting';

interface NothingToEditProps {
  /** It is their own, but they deleted it. */
  readonly isDeleted?: boolean;
}

/** Sends who came without a listing of their own to the dashboard, and says why (ROUTE-13). */
export function NothingToEdit({ isDeleted = false }: NothingToEditProps) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  useEffect(() => {
    dispatch((_dispatch, _state, effects) =>
      effects.notify({
        title: isDeleted ? words.deletedTitle : words.notPropertyTitle,
        text: isDeleted ? words.deletedText : words.notProperty,
        tone: 'info',
        dedupe: true,
      }),
    );
    void navigate(paths.dashboard, { replace: true });
  }, [dispatch, navigate, isDeleted]);
  return null;
}
