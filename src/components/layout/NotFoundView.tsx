import type { ReactNode } from 'react';
import { HillsArt } from '../ui/HillsArt';
import { PageHeading } from './PageHeading';

interface NotFoundViewProps {
  readonly title: string;
  readonly text: string;
  /** Where else to look. */
  readonly search?: ReactNode;
  /** Where to go on. */
  readonly children: ReactNode;
}

/** Nothing stands under an address, or what stood there is gone: says so, with ways on [ROUTE-16, ROUTE-20]. */
export function NotFoundView({ title, text, search, children }: NotFoundViewProps) {
  return (
    <div className="mx-auto flex w-full max-w-page flex-col items-center px-5 py-12 text-center sm:py-16">
      <div className="mb-5 aspect-4/3 w-48 overflow-hidden rounded-card sm:w-60">
        <HillsArt />
      </div>
      <PageHeading title={title} className="text-section" />
      <p className="mt-3 max-w-md text-muted">{text}</p>
      {search && <div className="mt-6 w-full max-w-[700px] text-left">{search}</div>}
      <div className="mt-6 flex flex-wrap justify-center gap-3">{children}</div>
    </div>
  );
}
