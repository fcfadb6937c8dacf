import { Breadcrumb } from '@/components/layout/Breadcrumb';
import { PageHeading } from '@/components/layout/PageHeading';
import { EmptyState } from '@/components/ui/EmptyState';
import { LinkButton } from '@/components/ui/LinkButton';
import { builderName } from '@/domain/names';
import { paths } from '@/domain/paths';
import { SCREENS } from '@/domain/screens';
import { BuilderDetail, type BuilderDetailProps } from './BuilderDetail';

const CRUMBS = [
  { label: 'Home', to: paths.home },
  { label: SCREENS.builders.title, to: paths.builders },
];
const MISSING = 'We could not find this builder';

type BuilderPageProps = Omit<BuilderDetailProps, 'builder'> & {
  /** Undefined where there is none under the address. */
  readonly builder: BuilderDetailProps['builder'] | undefined;
};

/** A builder's own page, which a shared address opens [BUILD-5]. */
export function BuilderPage({ builder, ...rest }: BuilderPageProps) {
  const name = builder ? builderName(builder) : MISSING;
  const heading = (
    <PageHeading title={name} className="mb-2 text-section">
      {name}
    </PageHeading>
  );
  return (
    <>
      <Breadcrumb crumbs={CRUMBS} />
      <div className="mt-2">
        {builder ? (
          <BuilderDetail builder={builder} heading={heading} {...rest} />
        ) : (
          <>
            {heading}
            <EmptyState
              title="There are others"
              text="The link may be old, or the name has changed."
              action={<LinkButton to={paths.builders}>See all builders</LinkButton>}
            />
          </>
        )}
      </div>
    </>
  );
}
