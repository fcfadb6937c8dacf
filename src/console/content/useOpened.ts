import { useSearchParams } from 'react-router';

const OPEN = 'open';

/** The address at which a record of this page is open. */
export const openAt = (id: string): string => `?${new URLSearchParams({ [OPEN]: id }).toString()}`;

/**
 * Which record of a page is open, told by its address, so that Back closes it: its id, '' for a new one, null while none
 * is.
 */
export function useOpened() {
  const [params, setParams] = useSearchParams();
  return {
    open: params.get(OPEN),
    setOpen: (id: string) => setParams({ [OPEN]: id }),
    close: () => setParams({}, { replace: true }),
  };
}
