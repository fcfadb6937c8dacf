import { useEffect } from 'react';
import { Navigate } from 'react-router';
import { paths } from '@/domain/paths';

/** `/scroll-to-top`: a helper that leaves the page scrolled to the top (ROUTE-15), on Home. */
export default function ScrollToTopRoute() {
  useEffect(() => {
    window.scrollTo({ top: 0 });
  }, []);
  return <Navigate to={paths.home} replace />;
}
