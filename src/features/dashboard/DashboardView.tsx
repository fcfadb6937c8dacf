import { PageHeading } from '@/components/layout/PageHeading';
import { AppLink } from '@/components/layout/AppLink';
import { buttonClass } from '@/components/ui/buttonClass';
import { Button } from '@/components/ui/Button';
import { paths } from '@/domain/paths';
import { intentSettled, selectOfferedIntent } from '@/store/authModal/authModalSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { selectUser } from '@/store/session/sessionSlice';

/** Greets, and offers what the login was asked for (DASH-2). */
export function DashboardView() {
  const dispatch = useAppDispatch();
  const user = useAppSelector(selectUser);
  const offered = useAppSelector(selectOfferedIntent);
  return (
    <div className="mx-auto w-full max-w-page px-5 py-10">
      <PageHeading title="Dashboard" className="text-section">
        Welcome{user?.username ? `, ${user.username}` : ''}
      </PageHeading>
      <p className="mt-2 text-muted">You are logged in to Gruham.</p>
      {offered && (
        <section aria-label="Where you were" className="mt-6 flex flex-wrap items-center gap-3 rounded-card bg-gold-wash p-4">
          <AppLink to={offered.path} className={buttonClass('primary')} onClick={() => dispatch(intentSettled())}>
            Continue to {offered.label}
          </AppLink>
          <Button variant="text" onClick={() => dispatch(intentSettled())}>
            Not now
          </Button>
        </section>
      )}
      <div className="mt-8 flex flex-wrap gap-3">
        <AppLink to={paths.properties()} className={buttonClass('secondary')}>
          Browse properties
        </AppLink>
        <AppLink to={paths.projects()} className={buttonClass('secondary')}>
          Browse projects
        </AppLink>
      </div>
    </div>
  );
}
