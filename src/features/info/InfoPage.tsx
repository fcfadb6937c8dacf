import type { ReactNode } from 'react';
import { PageHeading } from '@/components/layout/PageHeading';
import type { Screen } from '@/domain/screens';

interface InfoPageProps {
  readonly screen: Screen;
  readonly children: ReactNode;
}

/** The frame of a page that informs: heading, the screen's description, content. */
export function InfoPage({ screen: { title, description }, children }: InfoPageProps) {
  return (
    <div className="mx-auto w-full max-w-page px-5 py-8 sm:py-12">
      <PageHeading title={title} className="text-section" />
      {description && <p className="mt-2 max-w-2xl text-lg text-muted">{description}</p>}
      <div className="mt-8">{children}</div>
    </div>
  );
}
