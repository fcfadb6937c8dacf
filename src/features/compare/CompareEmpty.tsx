import { useEffect } from 'react';
import { PageHeading } from '@/components/layout/PageHeading';
import { EmptyState } from '@/components/ui/EmptyState';
import { LinkButton } from '@/components/ui/LinkButton';
import { focusHeading } from '@/components/ui/focusHeading';
import { paths } from '@/domain/paths';
import { COMPARE_TEXTS } from './texts';

/** Nothing chosen yet: how it is done, and where. `takesFocus`: it comes in the place of a button that was pressed. */
export function CompareEmpty({ takesFocus }: { readonly takesFocus: boolean }) {
  useEffect(() => {
    if (takesFocus) focusHeading();
  }, [takesFocus]);
  return (
    <div className="mx-auto w-full max-w-page px-5 pt-6 pb-12 md:pt-8">
      <PageHeading title={COMPARE_TEXTS.title} className="text-section sm:text-promo">
        {COMPARE_TEXTS.title}
      </PageHeading>
      <EmptyState
        title={COMPARE_TEXTS.emptyTitle}
        text={COMPARE_TEXTS.emptyText}
        action={<LinkButton to={paths.properties()}>{COMPARE_TEXTS.toList}</LinkButton>}
      />
    </div>
  );
}
