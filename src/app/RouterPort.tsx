import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import type { LatePorts } from './browserPorts';
import { useScroll } from './useScroll';

/** Lends the router to the store's ports, and keeps the scroll position of each history entry. */
export function RouterPort({ late }: { readonly late: LatePorts }) {
  const navigate = useNavigate();
  useScroll();
  useEffect(() => {
    late.lend({ navigate: (path) => void navigate(path) });
  }, [late, navigate]);
  return null;
}
