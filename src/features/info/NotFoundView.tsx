import type { ReactNode } from 'react';
import { PageHeading } from '@/components/layout/PageHeading';
import { HillsArt } from '@/components/ui/HillsArt';

interface NotFoundViewProps {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

/** Nothing stands under an address: says so, with ways on [ROUTE-16]. */
export function NotFoundView({ title, text, children }: NotFoundViewProps) {
  return (
    <div className="mx-auto flex w-full max-w-page flex-col items-center px-5 py-12 text-center sm:py-16">
      <div className="mb-7 aspect-4/3 w-full max-w-sm overflow-hidden rounded-panel">
        <HillsArt />
      </div>
      <PageHeading title={title} className="text-section" />
      <p className="mt-3 max-w-md text-muted">{text}</p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">{children}</div>
    </div>
  );
}
