import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '@/domain/paths';
import { ContactCards } from '@/features/info/ContactCards';
import { InfoPage } from '@/features/info/InfoPage';
import { useAppSelector } from '@/store/hooks';
import { selectUser } from '@/store/session/sessionSlice';

/** `/postproperty`: who is not logged in goes home (ROUTE-10). Until the form is here, listings are taken by a person. */
export default function PostPropertyRoute() {
  const navigate = useNavigate();
  const user = useAppSelector(selectUser);
  useEffect(() => {
    if (user === null) void navigate(paths.home, { replace: true });
  }, [navigate, user]);
  if (user === null) return null;
  return (
    <InfoPage
      title="Post a property"
      lead="Send us the facts and the photos, and we put your listing up for you, free."
    >
      <ContactCards />
    </InfoPage>
  );
}
