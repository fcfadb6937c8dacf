import { useId, type ReactNode } from 'react';

interface FieldSectionProps {
  readonly title: string;
  /** Where links of the page lead to it. */
  readonly at?: string;
  readonly children: ReactNode;
}

/** A named group of fields: two columns, one on phones. */
export function FieldSection({ title, at, children }: FieldSectionProps) {
  const id = useId();
  return (
    <section
      id={at}
      tabIndex={at === undefined ? undefined : -1}
      aria-labelledby={id}
      className="rounded-card border border-line bg-card p-5 sm:p-6"
    >
      <h2 id={id} className="mb-5 text-xl">
        {title}
      </h2>
      <div className="grid items-start gap-x-6 gap-y-5 sm:grid-cols-2">{children}</div>
    </section>
  );
}
