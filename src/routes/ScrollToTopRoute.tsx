import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '@/domain/paths';

/** `/scroll-to-top`: a helper that leaves the page scrolled to the top (ROUTE-15), on Home. */
export default function ScrollToTopRoute() {
  const navigate = useNavigate();
  useEffect(() => {
    window.scrollTo({ top: 0 });
    void navigate(paths.home, { replace: true });
  }, [navigate]);
  return null;
}
