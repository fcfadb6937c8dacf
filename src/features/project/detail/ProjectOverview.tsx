import type { ProjectRecord } from '@/api/records';
import { EmbedOnClick } from '@/components/ui/EmbedOnClick';
import { FactRows } from '@/components/ui/FactRows';
import { videoEmbed } from '@/domain/embeds';
import { possessionLabel } from '@/domain/possession';
import { pricePerSqft, priceRange } from '@/domain/price';
import { areaRange, configurationWords, extentWords, launchWords, projectSize } from '../projectWords';
import { projectTexts as texts } from '../texts';

/** Project area, sizes, project size, launch date and what else is known; the video below [JDET-1, JDET-3]. */
export function ProjectOverview({ project }: { readonly project: ProjectRecord }) {
  const rate = pricePerSqft(project.pricePerSqft);
  const facts = [
    { label: 'Project area', value: extentWords(project.projectExtentArea) },
    { label: 'Sizes', value: areaRange(project.unitAreaRangeFrom, project.unitAreaRangeTo) },
    { label: 'Project size', value: projectSize(project) },
    { label: 'Launch date', value: launchWords(project.launchDate) },
    { label: 'Project type', value: project.propertyType ?? '' },
    { label: 'Configurations', value: configurationWords(project) },
    {
      label: 'Price range',
      value: priceRange(project.unitPriceRangeFrom, project.unitPriceRangeTo, 'detail'),
    },
    { label: 'Price per sq.ft.', value: rate ?? '' },
    { label: 'Possession status', value: possessionLabel(project.possessionStatus) },
    { label: 'RERA ID', value: project.reraId ?? '' },
  ].filter(({ value }) => value !== '');
  const video = videoEmbed(project.video);

  return (
    <>
      <FactRows facts={facts} />
      {video !== null && (
        <EmbedOnClick
          title={`Video of ${project.name ?? 'the project'}`}
          src={video.src}
          action={texts.playVideo}
          icon="play"
          className="mt-6 aspect-video"
        />
      )}
    </>
  );
}
