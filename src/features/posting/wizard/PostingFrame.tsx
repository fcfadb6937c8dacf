import type { ReactNode } from 'react';
import { AppLink } from '@/components/layout/AppLink';
import { PageHeading } from '@/components/layout/PageHeading';
import { Icon } from '@/components/ui/Icon';
import { paths } from '@/domain/paths';
import * as words from '@/words/posting';
import { HelpLines } from '../HelpLines';

interface PostingFrameProps {
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}

/** Around every posting form: the way back to the dashboard (WIZ-2), its heading, and who helps (EDIT-3). */
export function PostingFrame({ title, lead, children }: PostingFrameProps) {
  return (
    <div className="mx-auto w-full max-w-page px-5 py-6 sm:py-10">
      <AppLink
        to={paths.dashboard}
        className="inline-flex min-h-11 items-center gap-1.5 text-md font-semibold text-brand underline-offset-4 hover:underline"
      >
        <Icon name="chevronLeft" className="size-4" />
        {words.back}
      </AppLink>
      <PageHeading title={title} className="text-section" />
      <p className="mt-1 mb-5 max-w-2xl text-muted">{lead}</p>
      {children}
      <div className="mt-9 max-w-md">
        <HelpLines />
      </div>
    </div>
  );
}
