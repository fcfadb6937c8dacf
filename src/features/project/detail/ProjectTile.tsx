import { useId } from 'react';
import { AppLink } from '@/components/layout/AppLink';
import { Badge } from '@/components/ui/Badge';
import { Picture } from '@/components/ui/Picture';
import { projectName, whereItIs } from '@/domain/names';
import { possessionLabel } from '@/domain/possession';
import { priceRange } from '@/domain/price';
import { selectProject } from '@/store/entities/projects';
import { useAppSelector } from '@/store/hooks';
import { configurationWords } from '../projectWords';
import { useOpenProject } from '../useOpenProject';

/** A project in short, as a sample beside another one [JDET-7]. */
export function ProjectTile({ id }: { readonly id: string }) {
  const headingId = useId();
  const project = useAppSelector((state) => selectProject(state, id));
  const name = projectName(project ?? {});
  const { path, choose } = useOpenProject(id, name);
  if (!project) return null;
  const possession = possessionLabel(project.possessionStatus);
  return (
    <article
      aria-labelledby={headingId}
      className="group relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-card transition-shadow hover:shadow-lift"
    >
      <div className="relative aspect-4/3 bg-wash">
        <Picture
          src={project.propertyMainImage?.[0]}
          alt=""
          sizes="(min-width: 1024px) 390px, (min-width: 640px) 50vw, 100vw"
        />
        {possession !== '' && <Badge className="absolute top-3 left-3">{possession}</Badge>}
      </div>
      <div className="flex flex-1 flex-col p-4.5">
        <p className="font-heading text-price font-bold">
          {priceRange(project.unitPriceRangeFrom, project.unitPriceRangeTo)}
        </p>
        <h3 id={headingId} className="mt-1 font-sans text-base font-semibold tracking-normal">
          <AppLink
            to={path}
            onClick={choose}
            className="rounded-sm underline-offset-4 group-hover:underline after:absolute after:inset-0"
          >
            {name}
          </AppLink>
        </h3>
        <p className="text-md text-muted">{whereItIs(project)}</p>
        <p className="mt-auto pt-3 text-sm">{configurationWords(project)}</p>
      </div>
    </article>
  );
}
