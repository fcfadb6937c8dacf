import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { scrollToSection } from './scrollToSection';

/** Brings the section that the address names after its `#` into view, once the screen is there. */
export function useHashSection(): void {
  // `key`: a link that is pressed again leads there again.
  const { hash, key } = useLocation();
  useEffect(() => {
    const id = hash.slice(1);
    if (id !== '' && document.getElementById(id) !== null) scrollToSection(id);
  }, [hash, key]);
}
