import type { ReactNode } from 'react';
import { AppLink } from '@/components/layout/AppLink';
import { PageHeading } from '@/components/layout/PageHeading';
import { Icon } from '@/components/ui/Icon';
import { useWideWindow } from '@/components/ui/usePageState';
import { paths } from '@/domain/paths';
import { langOf } from '@/domain/text';
import * as words from '@/words/posting';
import { HelpLines } from '../HelpLines';

interface PostingFrameProps {
  readonly title: string;
  /** The listing that it is about, where there is one. */
  readonly about?: string | null | undefined;
  readonly lead: string;
  /** The form comes in steps: in narrow windows its first question comes before the lead. */
  readonly hasSteps?: boolean;
  readonly children: ReactNode;
}

/** Around every posting form: the way back to the dashboard (WIZ-2), its heading, and who helps (EDIT-3). */
export function PostingFrame({ title, about, lead, hasSteps = false, children }: PostingFrameProps) {
  const isWide = useWideWindow() === 'wide';
  const leadsLater = !isWide && hasSteps;
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
      {!leadsLater && <p className="mt-1 max-w-2xl text-muted">{lead}</p>}
      <div className="mt-3 lg:mt-5">{children}</div>
      {leadsLater && <p className="mt-5 text-muted">{lead}</p>}
      {/* In wide windows it stands below the steps. */}
      {!(isWide && hasSteps) && (
        <div className="mt-5 max-w-md">
          <HelpLines />
        </div>
      )}
    </div>
  );
}
