import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { label as shown } from '@/domain/label';
import { classes } from './classes';

export interface Tab {
  id: string;
  label: string;
  panel: ReactNode;
}

interface TabsProps {
  label: string;
  tabs: readonly Tab[];
  /** Id of the open tab, when the parent keeps it; else the first one is open at first. */
  value?: string | undefined;
  onChange?: ((id: string) => void) | undefined;
}

/** Tabs as the ARIA pattern has them: arrow keys, Home and End choose; only the open panel is rendered, where no script runs all of them. */
export function Tabs({ label, tabs, value, onChange }: TabsProps) {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState(tabs[0]?.id);
  const wanted = value ?? own;
  const open = tabs.find((tab) => tab.id === wanted) ?? tabs[0];

  function choose(tab: Tab | undefined) {
    if (!tab) return;
    setOwn(tab.id);
    onChange?.(tab.id);
    const index = tabs.indexOf(tab);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[index]?.focus();
  }

  function move(event: KeyboardEvent) {
    const index = open ? tabs.indexOf(open) : 0;
    const last = tabs.length - 1;
    const targets: Record<string, number> = {
      ArrowRight: index === last ? 0 : index + 1,
      ArrowLeft: index === 0 ? last : index - 1,
      Home: 0,
      End: last,
    };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    choose(tabs[target]);
  }

  return (
    <div>
      <div className="border-b border-line">
        {/* What lies further on fades out; the room at the end keeps the last tab whole. */}
        <div
          ref={list}
          role="tablist"
          aria-label={label}
          className="flex gap-6 overflow-x-auto pr-8 [mask-image:linear-gradient(to_left,#0000,#000_2rem)]"
        >
          {tabs.map((tab) => (
            <button
              key={tab.id}
              type="button"
              role="tab"
              id={`${base}${tab.id}-tab`}
              aria-controls={`${base}${tab.id}-panel`}
              aria-selected={tab === open}
              tabIndex={tab === open ? 0 : -1}
              onClick={() => choose(tab)}
              onKeyDown={move}
              className={classes(
                'min-h-11 flex-none border-b-3 py-2 font-semibold -outline-offset-2 transition-colors',
                tab === open ? 'border-brand text-brand' : 'border-transparent text-muted hover:text-ink',
              )}
            >
              {shown(tab.label)}
            </button>
          ))}
        </div>
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${base}${tab.id}-panel`}
          aria-labelledby={`${base}${tab.id}-tab`}
          hidden={tab !== open}
          className="pt-5"
        >
          {tab === open && tab.panel}
        </div>
      ))}
      <noscript>
        {typeof window === 'undefined' &&
          tabs
            .filter((tab) => tab !== open)
            .map((tab) => (
              <section key={tab.id} aria-label={shown(tab.label)} className="pt-7">
                {tab.panel}
              </section>
            ))}
      </noscript>
    </div>
  );
}
