import { Breadcrumb } from '@/components/layout/Breadcrumb';
import { NotFoundView } from '@/components/layout/NotFoundView';
import { PageHeading } from '@/components/layout/PageHeading';
import { LinkButton } from '@/components/ui/LinkButton';
import { builderName } from '@/domain/names';
import { paths } from '@/domain/paths';
import { SCREENS } from '@/domain/screens';
import { langOf } from '@/domain/text';
import * as words from '@/words/builder';
import { BuilderDetail, type BuilderDetailProps } from './BuilderDetail';

/** No builder stands under the address: says so and leads on [BUILD-5]. */
export const BuilderNotFound = () => (
  <NotFoundView title={words.missing.title} text={words.missing.why}>
    <LinkButton to={paths.builders}>{words.missing.all}</LinkButton>
  </NotFoundView>
);

/** A builder's own page, which a shared address opens [BUILD-5]. */
export function BuilderPage({ builder, ...rest }: BuilderDetailProps) {
  const name = builderName(builder);
  const heading = <PageHeading title={name} className="mb-2 text-price" />;
  return (
    <>
      <Breadcrumb
        crumbs={[
          { label: SCREENS.builders.title, to: paths.builders },
          { label: name, to: paths.builder(builder._id), lang: langOf(name), 'aria-current': 'page' },
        ]}
      />
      <div className="mt-2">
        <BuilderDetail builder={builder} heading={heading} {...rest} />
      </div>
    </>
  );
}
