import { useEffect, useState } from 'react';

/** The part of the window in which a section counts as being read: below the sticky rows, above the middle. */
const READING_BAND = '-140px 0px -55% 0px';

/** Id of the section that is being read, the first of several; the first of all before anything is known. */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0]);
  const joined = ids.join('\n');

  useEffect(() => {
    const order = joined.split('\n');
    const seen = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) seen.add(target.id);
          else seen.delete(target.id);
        }
        // Between two sections the last one stays marked.
        const first = order.find((id) => seen.has(id));
        if (first !== undefined) setCurrent(first);
      },
      { rootMargin: READING_BAND },
    );
    for (const id of order) {
      const section = document.getElementById(id);
      if (section !== null) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [joined]);

  return current !== undefined && ids.includes(current) ? current : ids[0];
}
