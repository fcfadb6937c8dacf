import { useNavigate } from 'react-router';
import { pathOf } from '@/domain/paths';
import type { ListKind } from '@/domain/listKind';
import { authModalOpened } from '../authModal/authModalSlice';
import { useAppDispatch, useAppSelector } from '../hooks';
import { ASKED_FOR_NUMBER } from '../ownerNumber/askedForNumber';
import { numberIntent } from '../ownerNumber/useOwnerNumber';
import { selectIsLoggedIn } from '../session/sessionSlice';
import { listingChosen } from './chosenListingSlice';

interface Opening {
  /** What the login is for, where it is not the number. */
  readonly aim?: string;
  /** What the page is told of where it was opened from. */
  readonly state?: object;
}

/** What a press on a listing's card does: remember it as the chosen one, or ask for the login first [PLIST-14, PLIST-15, JLIST-7]. */
export function useOpenListing(kind: ListKind, id: string, name: string, { aim, state }: Opening = {}) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const loggedIn = useAppSelector(selectIsLoggedIn);
  const path = pathOf(kind, id);
  const choose = () => {
    dispatch(listingChosen({ _id: id, name }));
  };
  return {
    path,
    /** Beside following the link. */
    choose,
    /** Goes to the listing, or opens the login, which offers the listing afterwards. */
    viewNumber: () => {
      if (!loggedIn) {
        dispatch(
          authModalOpened({
            modal: 'login',
            then: numberIntent({ path, label: name, ...(aim !== undefined && { aim }) }),
          }),
        );
        return;
      }
      choose();
      void navigate(path, { state: { ...state, ...ASKED_FOR_NUMBER } });
    },
  };
}
