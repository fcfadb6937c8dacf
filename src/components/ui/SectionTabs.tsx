import { useEffect, useRef, useState } from 'react';
import { classes } from './classes';
import { scrollToSection } from './scrollToSection';

/** All of the page below the sticky rows, that of larger text too: the first section that reaches into it is being read. */
const STILL_TO_READ = '-200px 0px 9999999px 0px';

/** Id of the section that is being read; the first of all before anything is known, the last below all of them. */
function useCurrentSection(ids: readonly string[]): string | undefined {
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
        setCurrent(order.find((id) => seen.has(id)) ?? order.at(-1));
      },
      { rootMargin: STILL_TO_READ },
    );
    for (const id of order) {
      const section = document.getElementById(id);
      if (section !== null) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [joined]);

  return current !== undefined && ids.includes(current) ? current : ids[0];
}

interface SectionTab {
  /** Id of the section's element. */
  readonly id: string;
  readonly label: string;
}

/** Scrolls the row sideways, so that one of its tabs stands in its middle. */
function bringIn(row: HTMLElement, tab: HTMLElement) {
  row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
}

/** Links to the sections of a long page, staying in view; the one being read is marked [JDET-2]. */
export function SectionTabs({ label, sections }: { readonly label: string; readonly sections: readonly SectionTab[] }) {
  const row = useRef<HTMLDivElement>(null);
  const current = useCurrentSection(sections.map(({ id }) => id));

  // On narrow windows the row scrolls sideways: the marked tab stays in it, unless the keyboard is on another one.
  useEffect(() => {
    const list = row.current;
    if (list?.contains(document.activeElement)) return;
    const marked = list?.querySelector<HTMLElement>('[aria-current]');
    if (list && marked) bringIn(list, marked);
  }, [current]);

  return (
    <nav aria-label={label} className="sticky top-16 z-20 -mx-5 border-b border-line bg-paper px-5 lg:mx-0 lg:px-0">
      <div ref={row} className="relative flex gap-6 overflow-x-auto [scrollbar-width:none]">
        {sections.map(({ id, label: name }) => (
          <a
            key={id}
            href={`#${id}`}
            aria-current={id === current ? 'location' : undefined}
            onFocus={({ currentTarget }) => {
              // Not below a pressing finger, which would then let go of another one.
              if (row.current && currentTarget.matches(':focus-visible')) bringIn(row.current, currentTarget);
            }}
            onClick={(event) => {
              event.preventDefault();
              scrollToSection(id);
            }}
            className={classes(
              'inline-flex min-h-12 flex-none items-center border-b-3 font-semibold -outline-offset-2 transition-colors',
              id === current ? 'border-brand text-brand' : 'border-transparent text-muted hover:text-ink',
            )}
          >
            {name}
          </a>
        ))}
      </div>
    </nav>
  );
}
