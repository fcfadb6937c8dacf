import { describeError } from '@/api/errors';
import { marketplaceApi } from '@/api/marketplaceApi';
import { ErrorState } from '@/components/ui/ErrorState';
import { Skeleton, SkeletonRegion } from '@/components/ui/Skeleton';
import { useAppSelector } from '@/store/hooks';
import { selectIsAgent } from '@/store/session/sessionSlice';
import { ProfileForm } from './ProfileForm';
import * as words from '@/words/profile';

/** My profile, as the server knows it (DASH-1, PROF-1). `numberAt`: the id of what changes the number. */
export function ProfileTab({ numberAt }: { readonly numberAt: string }) {
  const isAgent = useAppSelector(selectIsAgent);
  const { data, isError, error, refetch } = marketplaceApi.useGetProfileQuery();
  if (data) return <ProfileForm profile={data} isAgent={isAgent} numberAt={numberAt} />;
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
