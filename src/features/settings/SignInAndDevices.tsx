import { describeError, isMissingCall } from '@/api/errors';
import { sessionsApi } from '@/api/sessionsApi';
import { ErrorState } from '@/components/ui/ErrorState';
import { Skeleton, SkeletonRegion } from '@/components/ui/Skeleton';
import { DeviceList } from './DeviceList';
import { PasswordForm } from './PasswordForm';
import { SECTIONS } from './sections';
import * as words from '@/words/settings';

/** The password, and where the account is logged in; nothing where the server does not have it. */
export function SignInAndDevices() {
  const id = SECTIONS.signIn;
  const { data, isError, error, refetch } = sessionsApi.useGetSessionsQuery();
  if (data === undefined && isMissingCall(error)) return null;
  return (
    <section aria-labelledby={id} className="rounded-card border border-line bg-card p-5 sm:p-6">
      <h2 id={id} tabIndex={-1} className="mb-5 scroll-mt-20 text-xl">
        {words.signIn}
      </h2>
      <h3 className="mb-4 font-sans text-base font-semibold tracking-normal">{words.password.title}</h3>
      <PasswordForm />
      <h3 className="mt-8 mb-1 font-sans text-base font-semibold tracking-normal">{words.devices.title}</h3>
      <p className="mb-1 text-md text-muted">{words.devices.intro}</p>
      {data !== undefined && <DeviceList sessions={data} />}
      {data === undefined && isError && (
        <ErrorState title={words.devices.failed} text={describeError(error)} onRetry={() => void refetch()} />
      )}
      {data === undefined && !isError && (
        <SkeletonRegion label={words.devices.loading} className="mt-3">
          <Skeleton className="h-24 rounded-card" />
        </SkeletonRegion>
      )}
    </section>
  );
}
