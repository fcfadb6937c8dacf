import type { ReactNode } from 'react';
import { AppLink } from '@/components/layout/AppLink';
import { PageHeading } from '@/components/layout/PageHeading';
import { Icon } from '@/components/ui/Icon';
import { paths } from '@/domain/paths';
import { langOf } from '@/domain/text';
import * as words from '@/words/posting';
import { HelpLines } from '../HelpLines';
import { useNarrow } from '../useNarrow';

interface PostingFrameProps {
  readonly title: string;
  /** The listing that it is about, where there is one. */
  readonly about?: string | null | undefined;
  readonly lead: string;
  readonly children: ReactNode;
}

/**
 * Around every posting form: the way back to the dashboard (WIZ-2), its heading, and who helps (EDIT-3). In narrow windows
 * the first question comes before what is said of the form.
 */
export function PostingFrame({ title, about, lead, children }: PostingFrameProps) {
  const isNarrow = useNarrow();
  return (
    <div className="mx-auto w-full max-w-page px-5 pt-2 pb-6 lg:py-10">
      <AppLink
        to={paths.dashboard}
        className="inline-flex min-h-11 items-center gap-1.5 text-md font-semibold text-brand underline-offset-4 hover:underline"
      >
        <Icon name="chevronLeft" className="size-4" />
        {words.back}
      </AppLink>
      <PageHeading title={title} className="text-section" />
      {about && (
        <p lang={langOf(about)} className="max-w-2xl truncate font-semibold">
          {about}
        </p>
      )}
      {!isNarrow && <p className="mt-1 max-w-2xl text-muted">{lead}</p>}
      <div className="mt-3 lg:mt-5">{children}</div>
      {isNarrow && <p className="mt-5 text-muted">{lead}</p>}
      <div className="mt-5 max-w-md lg:mt-9">
        <HelpLines />
      </div>
    </div>
  );
}
