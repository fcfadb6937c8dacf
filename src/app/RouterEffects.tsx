import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import type { LaterEffects } from './browserEffects';
import { useScroll } from './useScroll';

/** Lends the router to the store's effects, and keeps the scroll position of each history entry. */
export function RouterEffects({ late }: { readonly late: LaterEffects }) {
  const navigate = useNavigate();
  useScroll();
  useEffect(() => {
    late.lend({ navigate: (path) => void navigate(path) });
  }, [late, navigate]);
  return null;
}
