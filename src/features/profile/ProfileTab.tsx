import { describeError } from '@/api/errors';
import { marketplaceApi } from '@/api/marketplaceApi';
import { ErrorState } from '@/components/ui/ErrorState';
import { LinkButton } from '@/components/ui/LinkButton';
import { Skeleton, SkeletonRegion } from '@/components/ui/Skeleton';
import { paths } from '@/domain/paths';
import { useAppSelector } from '@/store/hooks';
import { selectIsAgent, selectUserId } from '@/store/session/sessionSlice';
import { ProfileForm } from './ProfileForm';
import * as words from '@/words/profile';

/** My profile, as the server knows it (DASH-1, PROF-1). `numberAt`: the id of what changes the number. */
export function ProfileTab({ numberAt }: { readonly numberAt: string }) {
  const isAgent = useAppSelector(selectIsAgent);
  const userId = useAppSelector(selectUserId);
  const { data, isError, error, refetch } = marketplaceApi.useGetProfileQuery();
  if (data) {
    return (
      <>
        {isAgent && userId !== null && (
          <LinkButton variant="secondary" to={paths.agent(userId)} className="self-start">
            {words.publicPage}
          </LinkButton>
        )}
        <ProfileForm profile={data} isAgent={isAgent} numberAt={numberAt} />
      </>
    );
  }
  if (isError) {
    return <ErrorState title={words.notLoaded} text={describeError(error)} onRetry={() => void refetch()} />;
  }
  return (
    <SkeletonRegion label={words.loading} className="flex flex-col gap-5">
      <Skeleton className="h-96 rounded-card" />
      <Skeleton className="h-64 rounded-card" />
    </SkeletonRegion>
  );
}
