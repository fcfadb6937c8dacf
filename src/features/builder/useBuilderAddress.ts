import { useLocation, useNavigate } from 'react-router';
import { useHydrated } from '@/components/ui/useHydrated';
import { idIn } from '@/domain/idIn';
import { isFromList } from '@/components/layout/fromList';

/**
 * The builder that the address names by `?id=`, and the way in and out [BUILD-5]. Opened from the list it lies over it, a
 * step of its own, so that Back closes it; any other way it is a page.
 */
export function useBuilderAddress(): {
  readonly openId: string | null;
  readonly isPage: boolean;
  readonly hrefOf: (id: string) => string;
  readonly close: () => void;
} {
  const location = useLocation();
  const { pathname, search } = location;
  const state: unknown = location.state;
  // The server knows the address alone.
  const isHydrated = useHydrated();
  const navigate = useNavigate();
  const params = new URLSearchParams(search);
  const openId = idIn(params.get('id')) || null;
  return {
    openId,
    isPage: openId !== null && !(isHydrated && isFromList(state)),
    hrefOf: (id) => {
      const next = new URLSearchParams(params);
      next.set('id', id);
      return `${pathname}?${next.toString()}`;
    },
    close: () => void navigate(-1),
  };
}
