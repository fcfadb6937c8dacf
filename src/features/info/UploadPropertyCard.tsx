import { Button } from '@/components/ui/Button';
import { LinkButton } from '@/components/ui/LinkButton';
import { paths } from '@/domain/paths';
import { authModalOpened } from '@/store/authModal/authModalSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { selectIsAgent, selectIsLoggedIn } from '@/store/session/sessionSlice';
import * as words from '@/words/services';
import { OfferCard } from './ServiceCard';

/** Upload property [DASH-9]: agents post, other users apply as agent in the dashboard, visitors log in first. */
export function UploadPropertyCard() {
  const dispatch = useAppDispatch();
  const isAgent = useAppSelector(selectIsAgent);
  const loggedIn = useAppSelector(selectIsLoggedIn);
  return (
    <OfferCard id="upload-property" title={words.upload.title}>
      <p className="mt-2 text-md">{isAgent ? words.upload.text : words.upload.textAndAccount}</p>
      <p className="mt-auto pt-5">
        {isAgent && (
          <LinkButton variant="gold" to={paths.postProperty}>
            {words.upload.post}
          </LinkButton>
        )}
        {!isAgent && loggedIn && (
          <LinkButton variant="gold" to={paths.agentApplication}>
            {words.upload.apply}
          </LinkButton>
        )}
        {!loggedIn && (
          <Button
            variant="gold"
            onClick={() =>
              dispatch(
                authModalOpened({
                  modal: 'login',
                  then: { path: paths.postProperty, label: words.upload.postNext, aim: words.upload.aim },
                }),
              )
            }
          >
            {words.upload.logIn}
          </Button>
        )}
      </p>
    </OfferCard>
  );
}
