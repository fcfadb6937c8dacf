import { Button } from '@/components/ui/Button';
import { LinkButton } from '@/components/ui/LinkButton';
import { intentSettled, selectOfferedIntent } from '@/store/authModal/authModalSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { DASHBOARD } from './texts';

/** Offers what the login was asked for (AUTH-2). */
export function OfferedIntent() {
  const dispatch = useAppDispatch();
  const offered = useAppSelector(selectOfferedIntent);
  if (offered === null) return null;
  const settle = () => dispatch(intentSettled());
  return (
    <section
      aria-label={DASHBOARD.where}
      className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-2 rounded-card bg-gold-wash p-4"
    >
      <LinkButton to={offered.path} onClick={settle}>
        {DASHBOARD.goOn(offered.label)}
      </LinkButton>
      <Button variant="text" onClick={settle}>
        {DASHBOARD.notNow}
      </Button>
    </section>
  );
}
