import type { ProjectRecord } from '@/api/records';
import { EmbedOnClick } from '@/components/ui/EmbedOnClick';
import { FactRows } from '@/components/ui/FactRows';
import { videoEmbed } from '@/domain/embeds';
import { writtenDay } from '@/domain/writtenDay';
import { useAreaUnit } from '@/store/device/useAreaUnit';
import { areaRange, extentWords, projectSize } from '../projectWords';
import { projectTexts as texts } from '../texts';

/** Project area, sizes, project size, launch date and what else is known; the video below, unless it is foreign [JDET-1, JDET-3, FMT-4]. */
export function ProjectOverview({ project }: { readonly project: ProjectRecord }) {
  const unit = useAreaUnit();
  const facts = [
    { label: 'Project area', value: extentWords(project.projectExtentArea) },
    { label: 'Sizes', value: areaRange(project.unitAreaRangeFrom, project.unitAreaRangeTo, unit) },
    { label: 'Project size', value: projectSize(project) },
    { label: 'Launch date', value: writtenDay(project.launchDate, 'long') },
    { label: 'Project type', value: project.propertyType ?? '' },
    { label: 'RERA ID', value: project.reraId ?? '' },
  ].filter(({ value }) => value !== '');
  const video = videoEmbed(project.video);
  const isForeign = video === null && (project.video?.trim() ?? '') !== '';

  return (
    <>
      <FactRows facts={facts} />
      {video !== null && (
        <div className="mt-6">
          <EmbedOnClick
            title={`Video of ${project.name ?? 'the project'}`}
            src={video.src}
            action={texts.playVideo}
            icon="play"
          />
        </div>
      )}
      {isForeign && <p className="mt-6 text-muted">{texts.foreignVideo}</p>}
    </>
  );
}
