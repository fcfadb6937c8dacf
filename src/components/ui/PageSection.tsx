import { useId, type ReactNode } from 'react';

interface PageSectionProps {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** A section of a long page that `SectionTabs` can lead to; named by its heading. */
export function PageSection({ id, title, children }: PageSectionProps) {
  const titleId = useId();
  return (
    <section id={id} tabIndex={-1} aria-labelledby={titleId} className="pt-8">
      <h2 id={titleId} className="mb-4 text-xl">
        {title}
      </h2>
      {children}
    </section>
  );
}
