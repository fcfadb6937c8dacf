import { useLocation, useNavigate } from 'react-router';

function isFromList(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'fromList' in state && state.fromList === true;
}

/**
 * The builder that the address opens by `?id=`, and the way in and out [BUILD-5]. Opening one is a step of its own, so
 * that Back closes it; closing one goes back to the list it was opened from, or takes the id out of a shared address.
 */
export function useBuilderAddress(): {
  readonly openId: string | null;
  readonly hrefOf: (id: string) => string;
  readonly close: () => void;
} {
  const location = useLocation();
  const { pathname, search } = location;
  const state: unknown = location.state;
  const navigate = useNavigate();
  const params = new URLSearchParams(search);
  return {
    openId: params.get('id')?.trim() || null,
    hrefOf: (id) => {
      const next = new URLSearchParams(params);
      next.set('id', id);
      return `${pathname}?${next.toString()}`;
    },
    close: () => {
      if (isFromList(state)) {
        void navigate(-1);
        return;
      }
      const next = new URLSearchParams(params);
      next.delete('id');
      void navigate({ search: next.toString() }, { replace: true });
    },
  };
}
