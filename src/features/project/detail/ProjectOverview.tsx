import type { ProjectRecord } from '@/api/records';
import { EmbedOnClick } from '@/components/ui/EmbedOnClick';
import { FactRows } from '@/components/ui/FactRows';
import { videoEmbed } from '@/domain/embeds';
import { label } from '@/domain/label';
import { writtenDay } from '@/domain/writtenDay';
import { useAreaUnit } from '@/store/device/useAreaUnit';
import { ConfigurationRows } from '../list/ConfigurationRows';
import { areaRange, extentWords, projectSize } from '../projectWords';
import * as words from '@/words/projectDetail';

/**
 * Project area, sizes, project size, launch and possession date and what else is known; below it area and price of each configuration,
 * and the video, unless it is foreign [JDET-1, JDET-3, FMT-4].
 */
export function ProjectOverview({ project }: { readonly project: ProjectRecord }) {
  const unit = useAreaUnit(project);
  const facts = [
    { label: words.facts.area, value: extentWords(project.projectExtentArea) },
    { label: words.facts.sizes, value: areaRange(project.unitAreaRangeFrom, project.unitAreaRangeTo, unit) },
    { label: words.facts.size, value: projectSize(project) },
    { label: words.facts.launch, value: writtenDay(project.launchDate, 'long') },
    { label: words.facts.handover, value: writtenDay(project.possessionDate, 'long') },
    { label: words.facts.type, value: label(project.propertyType ?? '') },
  ].filter(({ value }) => value !== '');
  const video = videoEmbed(project.video);
  const isForeign = video === null && (project.video?.trim() ?? '') !== '';

  return (
    <>
      <FactRows facts={facts} />
      <ConfigurationRows project={project} isDetail />
      {video !== null && (
        <div className="mt-6">
          <EmbedOnClick
            title={project.name == null ? words.video.ofProject : words.video.of({ name: project.name })}
            src={video.src}
            action={words.video.play}
            icon="play"
          />
        </div>
      )}
      {isForeign && <p className="mt-6 text-muted">{words.video.foreign}</p>}
    </>
  );
}
