import type { ProjectRecord } from '@/api/records';
import { Breadcrumb } from '@/components/layout/Breadcrumb';
import { NotFoundView } from '@/components/layout/NotFoundView';
import { PageHeading } from '@/components/layout/PageHeading';
import { classes } from '@/components/ui/classes';
import { LinkButton } from '@/components/ui/LinkButton';
import { builderName } from '@/domain/names';
import { paths } from '@/domain/paths';
import { SCREENS } from '@/domain/screens';
import { langOf } from '@/domain/text';
import * as words from '@/words/builder';
import { BuilderAsk, type LeadFormOf } from './BuilderAsk';
import { BuilderDetail, type BuilderDetailProps } from './BuilderDetail';
import { askable } from './builderFacts';

/** No builder stands under the address: says so and leads on [BUILD-5]. */
export const BuilderNotFound = () => (
  <NotFoundView title={words.missing.title} text={words.missing.why}>
    <LinkButton to={paths.builders}>{words.missing.all}</LinkButton>
  </NotFoundView>
);

interface BuilderPageProps extends BuilderDetailProps {
  readonly leadForm: LeadFormOf;
  /** The id of the project that is asked about; '' for the first one. */
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
}

/** A builder's own page, which a shared address opens, with the way to reach it [BUILD-5, JDET-8]. */
export function BuilderPage({ leadForm, chosen, onChoose, ...detail }: BuilderPageProps) {
  const { builder, projects } = detail;
  const name = builderName(builder);
  const heading = <PageHeading title={name} className="mb-2 text-price" />;
  const asked = askable(projects);
  const askHref = ({ _id }: ProjectRecord) => paths.askBuilder(builder._id, _id);
  return (
    <>
      <Breadcrumb
        crumbs={[
          { label: SCREENS.builders.title, to: paths.builders },
          { label: name, to: paths.builder(builder._id), lang: langOf(name), 'aria-current': 'page' },
        ]}
      />
      <div className={classes('mt-2 grid gap-9', asked.length > 0 && 'lg:grid-cols-[minmax(0,1fr)_348px]')}>
        <div className="min-w-0">
          <BuilderDetail heading={heading} askHref={askHref} {...detail}>
            {asked.length > 0 && (
              <LinkButton className="lg:hidden" to={paths.askBuilder(builder._id)}>
                {words.callBack}
              </LinkButton>
            )}
          </BuilderDetail>
        </div>
        {asked.length > 0 && <BuilderAsk projects={asked} chosen={chosen} onChoose={onChoose} leadForm={leadForm} />}
      </div>
    </>
  );
}
