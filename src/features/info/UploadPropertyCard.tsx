import { Button } from '@/components/ui/Button';
import { LinkButton } from '@/components/ui/LinkButton';
import { paths } from '@/domain/paths';
import { authModalOpened } from '@/store/authModal/authModalSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { selectIsAgent, selectIsLoggedIn } from '@/store/session/sessionSlice';
import { OfferCard } from './ServiceCard';

/** Upload property [DASH-9]: agents post, other users apply as agent in the dashboard, visitors log in first. */
export function UploadPropertyCard() {
  const dispatch = useAppDispatch();
  const isAgent = useAppSelector(selectIsAgent);
  const loggedIn = useAppSelector(selectIsLoggedIn);
  return (
    <OfferCard id="upload-property" title="Upload property">
      <p className="mt-2 text-md">
        Posting is free, with unlimited listings and enquiries, in four steps: basics, details, photos and price.
        {!isAgent && ' You need an agent account for this.'}
      </p>
      <p className="mt-auto pt-5">
        {isAgent && (
          <LinkButton variant="gold" to={paths.postProperty}>
            Post property
          </LinkButton>
        )}
        {!isAgent && loggedIn && (
          <LinkButton variant="gold" to={paths.agentApplication}>
            Apply as an agent in the dashboard
          </LinkButton>
        )}
        {!loggedIn && (
          <Button
            variant="gold"
            onClick={() =>
              dispatch(
                authModalOpened({
                  modal: 'login',
                  then: { path: paths.postProperty, label: 'Post a property', aim: 'post a property' },
                }),
              )
            }
          >
            Log in to post
          </Button>
        )}
      </p>
    </OfferCard>
  );
}
