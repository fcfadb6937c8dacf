import { paths } from '@/domain/paths';
import { authModalOpened } from '@/store/authModal/authModalSlice';
import { listingChosen } from '@/store/chosenListing/chosenListingSlice';
import { useAppDispatch } from '@/store/hooks';

/** What a press on a project's card does: remember it as the chosen one, or ask for the login first [JLIST-7]. */
export function useOpenProject(id: string, name: string) {
  const dispatch = useAppDispatch();
  const path = paths.project(id);
  return {
    path,
    /** Beside following the link. */
    choose: () => {
      dispatch(listingChosen({ _id: id, name }));
    },
    /** Opens the login, which offers the project afterwards. */
    askLogin: () => {
      dispatch(authModalOpened({ modal: 'login', then: { path, label: name } }));
    },
  };
}
