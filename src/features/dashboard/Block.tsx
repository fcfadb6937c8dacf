import { useId, type ReactNode } from 'react';

interface BlockProps {
  readonly title: string;
  /** Beside the title, such as a count. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A part of the dashboard, named by its heading. */
export function Block({ title, aside, children }: BlockProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-3">
        <h2 id={id} tabIndex={-1} className="text-price">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
