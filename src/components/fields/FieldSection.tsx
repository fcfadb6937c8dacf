import { useId, type ReactNode } from 'react';

/** A named group of fields: two columns, one on phones. */
export function FieldSection({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="rounded-card border border-line bg-card p-5 sm:p-6">
      <h2 id={id} className="mb-5 text-xl">
        {title}
      </h2>
      <div className="grid items-start gap-x-6 gap-y-5 sm:grid-cols-2">{children}</div>
    </section>
  );
}
