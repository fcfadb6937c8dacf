import { memo, useId } from 'react';
import { apiOrigin } from '@/api/origin';
import { AppLink } from '@/components/layout/AppLink';
import { Avatar } from '@/components/ui/Avatar';
import { Badge } from '@/components/ui/Badge';
import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { Picture } from '@/components/ui/Picture';
import { brochureUrl } from '@/domain/embeds';
import { whereItIs } from '@/domain/names';
import { possessionLabel } from '@/domain/possession';
import { pricePerSqft, priceRange } from '@/domain/price';
import { ABOUT_LIMIT, truncate } from '@/domain/text';
import { selectProject } from '@/store/entities/projects';
import { useAppSelector } from '@/store/hooks';
import { pictureCount } from '../projectWords';
import { CardHeart } from '../Saving';
import { selectBuilderName } from '../selectors';
import { projectTexts as texts } from '../texts';
import { useOpenProject } from '../useOpenProject';
import { ConfigurationRows } from './ConfigurationRows';

interface ProjectCardProps {
  readonly id: string;
  /** The first cards: their pictures are what a visitor sees first. */
  readonly eager?: boolean;
}

/** One project of the list [JLIST-4, JLIST-6, JLIST-7]. */
export const ProjectCard = memo(function ProjectCard({ id, eager = false }: ProjectCardProps) {
  const headingId = useId();
  const project = useAppSelector((state) => selectProject(state, id));
  const builder = useAppSelector((state) => selectBuilderName(state, id));
  const name = project?.name ?? 'Project';
  const { path, choose, viewNumber } = useOpenProject(id, name);
  if (!project) return null;

  const possession = possessionLabel(project.possessionStatus);
  const rate = pricePerSqft(project.pricePerSqft);
  const about = truncate(project.about ?? '', ABOUT_LIMIT.project);
  const brochure = brochureUrl(project.projectBrochure, apiOrigin());
  const pictures = pictureCount(project);

  return (
    <article
      aria-labelledby={headingId}
      className="group relative overflow-hidden rounded-card border border-line bg-card transition-shadow hover:shadow-lift sm:grid sm:min-h-[278px] sm:grid-cols-[38%_minmax(0,1fr)] xl:grid-cols-[300px_minmax(0,1fr)]"
    >
      <div className="relative aspect-4/3 bg-wash sm:aspect-auto sm:h-full">
        <div className="absolute inset-0">
          <Picture
            src={project.propertyMainImage?.[0]}
            alt=""
            sizes="(min-width: 1280px) 300px, (min-width: 640px) 38vw, 100vw"
            eager={eager}
          />
        </div>
        {possession !== '' && <Badge className="absolute top-3 left-3">{possession}</Badge>}
        <CardHeart id={id} name={name} describedBy={headingId} />
        {pictures > 1 && (
          <Badge tone="dark" className="absolute right-3 bottom-3 opacity-85">
            <span aria-hidden="true">1 / {pictures}</span>
            <span className="sr-only">{pictures} pictures</span>
          </Badge>
        )}
      </div>
      <div className="flex min-w-0 flex-col p-4.5">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="font-heading text-price font-bold">
            {priceRange(project.unitPriceRangeFrom, project.unitPriceRangeTo)}
          </span>
          {rate !== null && <span className="text-sm font-medium text-muted">{rate} / sq ft</span>}
        </p>
        <h2 id={headingId} className="mt-1.5 font-sans text-base leading-normal font-semibold tracking-normal">
          <AppLink
            to={path}
            onClick={choose}
            className="after:absolute after:inset-0 after:rounded-card group-hover:text-brand focus-visible:shadow-none focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-3 focus-visible:after:outline-brand-dark"
          >
            {name}
          </AppLink>
        </h2>
        <p className="text-md text-muted">{whereItIs(project)}</p>
        <ConfigurationRows project={project} />
        {about.text !== '' && (
          <p className="mt-3 text-md text-muted">
            {about.text}
            {about.cut && '…'}{' '}
            <AppLink
              to={path}
              onClick={choose}
              aria-describedby={headingId}
              className="relative z-10 inline-block font-semibold text-brand underline-offset-4 hover:underline"
            >
              {texts.readMore}
            </AppLink>
          </p>
        )}
        <div className="mt-auto flex flex-wrap items-center gap-x-4 gap-y-3 pt-3.5">
          {builder !== '' && (
            <div className="flex min-w-0 flex-1 basis-40 items-center gap-2.5">
              <Avatar name={builder} size="sm" />
              <div className="min-w-0 leading-tight">
                <p className="truncate text-sm font-semibold">{builder}</p>
                <p className="text-xs text-muted">Builder</p>
              </div>
            </div>
          )}
          <div className="relative z-10 ml-auto flex items-center gap-4">
            {brochure !== null && (
              <a
                href={brochure}
                target="_blank"
                rel="noopener noreferrer"
                aria-describedby={headingId}
                className="inline-flex min-h-11 items-center gap-1.5 rounded-sm text-md font-semibold text-brand underline-offset-4 hover:underline"
              >
                <Icon name="download" className="size-4.5" />
                {texts.brochure}
              </a>
            )}
            <Button onClick={viewNumber} aria-describedby={headingId}>
              {texts.viewNumber}
            </Button>
          </div>
        </div>
      </div>
    </article>
  );
});
