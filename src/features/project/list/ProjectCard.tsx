import { memo, useId } from 'react';
import { apiOrigin } from '@/api/origin';
import { silentQueries } from '@/api/silentQueries';
import { ReadMoreLink, TitleLink } from '@/components/layout/CardLinks';
import { CardPictures } from '@/components/layout/CardPictures';
import { Avatar } from '@/components/ui/Avatar';
import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { ListCard } from '@/components/ui/ListCard';
import { OutsideLink } from '@/components/ui/OutsideLink';
import { brochureOf } from '@/domain/embeds';
import { projectName, placeLabel } from '@/domain/names';
import { possessionLabel } from '@/domain/possession';
import { priceRange } from '@/domain/price';
import { rateWords } from '@/domain/rate';
import { ABOUT_LIMIT, langOf, truncate } from '@/domain/text';
import { useOpenListing } from '@/store/chosenListing/useOpenListing';
import { selectProject } from '@/store/entities/projects';
import { useAreaUnit } from '@/store/device/useAreaUnit';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { selectBuilderName } from '../selectors';
import { ConfigurationRows } from './ConfigurationRows';
import { imageGroups, pictureCount } from '@/domain/imageGroups';
import { CardHeart } from '@/features/Saving';
import * as words from '@/words/project';

interface ProjectCardProps {
  readonly id: string;
  /** The first cards: their pictures are what a visitor sees first. */
  readonly eager?: boolean;
}

/** One project of the list [JLIST-4, JLIST-6, JLIST-7]. */
export const ProjectCard = memo(function ProjectCard({ id, eager = false }: ProjectCardProps) {
  const dispatch = useAppDispatch();
  const headingId = useId();
  const project = useAppSelector((state) => selectProject(state, id));
  const unit = useAreaUnit(project);
  const builder = useAppSelector((state) => selectBuilderName(state, id));
  const name = projectName(project ?? {});
  const { path, choose, viewNumber } = useOpenListing('project', id, name, { aim: words.aim });
  if (!project) return null;

  const brochure = brochureOf(project.projectBrochure, apiOrigin());

  return (
    <ListCard
      nameId={headingId}
      title={
        <TitleLink to={path} onClick={choose}>
          <span id={headingId} lang={langOf(name)}>
            {name}
          </span>
        </TitleLink>
      }
      picture={
        <CardPictures
          urls={imageGroups(project).flatMap((group) => group.urls)}
          count={pictureCount(project)}
          to={path}
          onOpen={choose}
          eager={eager}
          ask={() => dispatch(silentQueries.endpoints.peekProject.initiate(id, { subscribe: false }))}
        />
      }
      badge={possessionLabel(project.possessionStatus)}
      onPicture={<CardHeart kind="project" id={id} name={name} describedBy={headingId} />}
      price={priceRange(project.unitPriceRangeFrom, project.unitPriceRangeTo)}
      rate={rateWords(project.pricePerSqft, unit, 'list')}
      where={placeLabel(project)}
      facts={<ConfigurationRows project={project} />}
      about={truncate(project.about ?? '', ABOUT_LIMIT.project)}
      more={
        <ReadMoreLink to={path} onClick={choose} describedBy={headingId}>
          {words.readMore}
        </ReadMoreLink>
      }
      foot={
        <div className="mt-auto flex flex-wrap items-center gap-x-4 gap-y-3 pt-3.5">
          {builder !== '' && (
            <div className="flex min-w-0 flex-1 basis-40 items-center gap-2.5">
              <Avatar name={builder} src={project.builderImage} size="sm" />
              <div className="min-w-0 leading-tight">
                <p className="truncate text-sm font-semibold">{builder}</p>
                <p className="text-xs text-muted">{words.builder}</p>
              </div>
            </div>
          )}
          <div className="relative z-10 ml-auto flex items-center gap-4">
            {brochure !== null && (
              <OutsideLink
                href={brochure.href}
                describedBy={headingId}
                className="inline-flex min-h-11 items-center gap-1.5 rounded-sm text-md font-semibold text-brand underline-offset-4 hover:underline"
              >
                <Icon name="download" className="size-4.5" />
                {words.brochure}
              </OutsideLink>
            )}
            <Button onClick={viewNumber} aria-describedby={headingId}>
              {words.viewNumber}
            </Button>
          </div>
        </div>
      }
    />
  );
});
