import { useEffect, useState } from 'react';

/** Whether the element that `find` gives is in the window's view; `how` as of an IntersectionObserver, read once. */
export function useInView(find: () => Element | null, how: IntersectionObserverInit): boolean {
  const [inView, setInView] = useState(false);
  const [look] = useState(() => ({ find, how }));
  useEffect(() => {
    const element = look.find();
    if (element === null) return;
    const observer = new IntersectionObserver(
      (entries) => setInView(entries.at(-1)?.isIntersecting === true),
      look.how,
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [look]);
  return inView;
}
