import { apiOrigin } from '@/api/origin';
import type { ProjectRecord } from '@/api/records';
import { PageHeading } from '@/components/layout/PageHeading';
import { AreaUnitSelect } from '@/components/ui/AreaUnitSelect';
import { buttonClass } from '@/components/ui/buttonClass';
import { Icon } from '@/components/ui/Icon';
import { OutsideLink } from '@/components/ui/OutsideLink';
import { FactBadge } from '@/components/ui/FactBadge';
import { ShareButton } from '@/components/ui/ShareButton';
import { brochureOf } from '@/domain/embeds';
import { projectName, placeLabel } from '@/domain/names';
import { paths } from '@/domain/paths';
import { possessionWords } from '@/domain/possessionWords';
import { priceRange } from '@/domain/price';
import { rateWords } from '@/domain/rate';
import { reraWords } from '@/domain/rera';
import { useAreaUnit, useAreaUnitChoice } from '@/store/device/useAreaUnit';
import { HeadSave } from '@/features/Saving';
import { areaRange, configurationWords } from '../projectWords';
import * as words from '@/words/projectDetail';

/** Title, place, price and the facts a visitor asks first; known from a list already [JDET-1]. */
export function ProjectHead({ project, builder }: { readonly project: ProjectRecord; readonly builder: string }) {
  const unit = useAreaUnit(project);
  const areaUnit = useAreaUnitChoice();
  const name = projectName(project);
  const place = placeLabel(project);
  const prices = priceRange(project.unitPriceRangeFrom, project.unitPriceRangeTo, 'detail');
  const rate = rateWords(project.pricePerSqft, unit, 'detail');
  const brochure = brochureOf(project.projectBrochure, apiOrigin());
  const facts = [
    { label: words.configurations, value: configurationWords(project) },
    { label: words.possession, value: possessionWords(project.possessionStatus, project.possessionDate) },
    {
      label: words.superBuiltUp,
      value: areaRange(project.unitAreaRangeFrom, project.unitAreaRangeTo, unit),
    },
    { label: words.facts.reraId, value: project.reraId ?? '' },
  ].filter(({ value }) => value !== '');

  return (
    <div className="flex flex-col gap-x-6 gap-y-3 side-block lg:grid lg:grid-cols-[minmax(0,1fr)_auto] lg:items-start lg:gap-y-4">
      <div>
        <PageHeading title={name} className="text-price sm:text-section md:text-promo" />
        <p className="mt-1.5 text-muted">{[place, builder && words.by({ builder })].filter(Boolean).join(' · ')}</p>
        <FactBadge words={reraWords(project)} found={project.reraFound === true} />
      </div>
      <div className="flex flex-wrap gap-3 side-left max-lg:order-1 lg:max-w-md lg:justify-end print:hidden">
        {brochure !== null && (
          <OutsideLink href={brochure.href} download={brochure.kind === 'file'} className={buttonClass('secondary')}>
            <Icon name="download" className="size-4.5" />
            <span aria-hidden className="sm:hidden">
              {words.sections.brochure}
            </span>
            <span className="max-sm:sr-only">{words.downloadBrochure}</span>
          </OutsideLink>
        )}
        <HeadSave kind="project" id={project._id} name={name} />
        <ShareButton title={name} path={paths.project(project._id)} facts={[prices, place]} />
      </div>
      {/* On phones what is decided by stands right below the picture. */}
      <dl className="grid grid-cols-2 gap-x-6 gap-y-2 max-md:order-first sm:grid-cols-[repeat(4,auto)] sm:justify-start sm:gap-x-9 sm:gap-y-4 lg:col-span-2">
        <div className="col-span-full flex flex-wrap items-baseline gap-x-2.5">
          <dt className="sr-only">{words.priceRange}</dt>
          <dd className="font-heading text-section leading-tight font-bold">{prices}</dd>
          {rate !== null && <dd className="text-md text-muted">{rate}</dd>}
        </div>
        {facts.map(({ label, value }) => (
          <div key={label} className="flex flex-col-reverse justify-end">
            <dt className="text-sm text-muted sm:text-md">{label}</dt>
            <dd className="font-heading leading-tight font-semibold text-balance sm:text-lg">{value}</dd>
          </div>
        ))}
      </dl>
      <AreaUnitSelect {...areaUnit} className="max-lg:order-1 lg:col-span-2" />
    </div>
  );
}
