import { useEffect, useRef } from 'react';
import { classes } from './classes';
import { scrollToSection } from './scrollToSection';
import { useCurrentSection } from './useCurrentSection';

export interface SectionTab {
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
