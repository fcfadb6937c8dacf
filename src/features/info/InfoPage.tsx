import type { ReactNode } from 'react';
import { PageHeading } from '@/components/layout/PageHeading';
import type { Screen } from '@/domain/screens';

/**
 * The frame of a page that informs: heading, a leading sentence (the screen's description unless another is given),
 * content. `narrow` keeps lines short for reading.
 */
export function InfoPage({
  screen: { title, description },
  lead = description,
  narrow = false,
  children,
}: {
  readonly screen: Screen;
  readonly lead?: ReactNode;
  readonly narrow?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <div className="mx-auto w-full max-w-page px-5 py-8 sm:py-12">
      <div className={narrow ? 'max-w-3xl' : undefined}>
        <PageHeading title={title} className="text-section">
          {title}
        </PageHeading>
        {lead && <p className="mt-2 max-w-2xl text-lg text-muted">{lead}</p>}
        <div className="mt-8">{children}</div>
      </div>
    </div>
  );
}
