import { useEffect } from 'react';
import { PageHeading } from '@/components/layout/PageHeading';
import { EmptyState } from '@/components/ui/EmptyState';
import { LinkButton } from '@/components/ui/LinkButton';
import { focusHeading } from '@/components/ui/focusHeading';
import { paths } from '@/domain/paths';
import { SCREENS } from '@/domain/screens';
import * as words from '@/words/compare';

/** Nothing chosen yet: how it is done, and where. `takesFocus`: it comes in the place of a button that was pressed. */
export function CompareEmpty({ takesFocus }: { readonly takesFocus: boolean }) {
  useEffect(() => {
    if (takesFocus) focusHeading();
  }, [takesFocus]);
  return (
    <div className="mx-auto w-full max-w-page px-5 pt-6 pb-12 md:pt-8">
      <PageHeading title={SCREENS.compare.title} className="text-section sm:text-promo" />
      <EmptyState
        title={words.empty.title}
        text={words.empty.text}
        action={<LinkButton to={paths.properties()}>{words.empty.toList}</LinkButton>}
      />
    </div>
  );
}
