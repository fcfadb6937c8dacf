import { PageHeading } from '@/components/layout/PageHeading';
import { EmptyState } from '@/components/ui/EmptyState';
import { LinkButton } from '@/components/ui/LinkButton';
import { paths } from '@/domain/paths';
import { TEXTS } from './texts';

/** Nothing chosen yet: how it is done, and where. */
export function CompareEmpty() {
  return (
    <div className="mx-auto w-full max-w-page px-5 pt-6 pb-12 md:pt-8">
      <PageHeading title={TEXTS.title} className="text-section sm:text-promo">
        {TEXTS.title}
      </PageHeading>
      <EmptyState
        title={TEXTS.emptyTitle}
        text={TEXTS.emptyText}
        action={<LinkButton to={paths.properties()}>{TEXTS.toList}</LinkButton>}
      />
    </div>
  );
}
