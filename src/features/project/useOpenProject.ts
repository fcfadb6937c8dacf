import { useNavigate } from 'react-router';
import { paths } from '@/domain/paths';
import { authModalOpened } from '@/store/authModal/authModalSlice';
import { listingChosen } from '@/store/chosenListing/chosenListingSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { ASKED_FOR_NUMBER } from '@/store/ownerNumber/askedForNumber';
import { numberIntent } from '@/store/ownerNumber/useOwnerNumber';
import { selectIsLoggedIn } from '@/store/session/sessionSlice';
import * as words from '@/words/project';

/** What a press on a project's card does: remember it as the chosen one, or ask for the login first [JLIST-7]. */
export function useOpenProject(id: string, name: string) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const loggedIn = useAppSelector(selectIsLoggedIn);
  const path = paths.project(id);
  const choose = () => {
    dispatch(listingChosen({ _id: id, name }));
  };
  return {
    path,
    /** Beside following the link. */
    choose,
    /** Goes to the project, or opens the login, which offers the project afterwards. */
    viewNumber: () => {
      if (!loggedIn) {
        dispatch(
          authModalOpened({
            modal: 'login',
            then: numberIntent({ path, label: name, aim: words.aim }),
          }),
        );
        return;
      }
      choose();
      void navigate(path, { state: ASKED_FOR_NUMBER });
    },
  };
}
