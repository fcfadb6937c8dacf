import type { ReactNode } from 'react';
import type { ProjectRecord } from '@/api/records';
import { Badge } from '@/components/ui/Badge';
import { PictureMosaic } from '@/components/ui/Gallery/PictureMosaic';
import { imageGroups } from '@/domain/images';
import { possessionLabel } from '@/domain/possession';
import { useAppSelector } from '@/store/hooks';
import { selectBuilderName } from '../selectors';
import { OtherProjects } from './OtherProjects';
import { ProjectAside } from './ProjectAside';
import { ProjectHead } from './ProjectHead';
import { ProjectSections } from './ProjectSections';
import { SectionsSkeleton } from './ProjectSkeletons';

interface ProjectViewProps {
  readonly project: ProjectRecord;
  /** False while only what a list said is known: head and main picture stand at once, the rest follows. */
  readonly whole: boolean;
  /** Instead of the sections, when they could not be had. */
  readonly failure?: ReactNode;
  readonly leadForm?: ReactNode;
}

/** A project's page [JDET-1 to JDET-10]. */
export function ProjectView({ project, whole, failure, leadForm }: ProjectViewProps) {
  const builder = useAppSelector((state) => selectBuilderName(state, project._id));
  const possession = possessionLabel(project.possessionStatus);
  const pending = failure ?? <SectionsSkeleton />;
  return (
    <div className="mx-auto w-full max-w-page px-5 pt-4.5 pb-16">
      <PictureMosaic
        key={project._id}
        name={project.name ?? 'Project'}
        groups={imageGroups({ ...project })}
        badge={possession !== '' && <Badge>{possession}</Badge>}
      />
      <div className="mt-6.5 grid gap-9 lg:grid-cols-[1fr_348px]">
        <div className="min-w-0">
          <ProjectHead project={project} builder={builder} />
          {whole ? <ProjectSections project={project} /> : pending}
        </div>
        <ProjectAside project={project} builder={builder} leadForm={leadForm} />
      </div>
      {whole && <OtherProjects project={project} />}
    </div>
  );
}
