import type { ReactNode } from 'react';
import type { ProjectRecord } from '@/api/records';
import { Breadcrumb } from '@/components/layout/Breadcrumb';
import { PageBar } from '@/components/layout/PageBar';
import { Badge } from '@/components/ui/Badge';
import { PictureMosaic } from '@/components/ui/Gallery/PictureMosaic';
import { lazyComponent } from '@/components/ui/lazyComponent';
import { PaperPart } from '@/components/ui/PaperPart';
import type { PrintFootProps } from '@/components/ui/PrintFoot';
import { imageGroups } from '@/domain/imageGroups';
import { projectName } from '@/domain/names';
import { paths } from '@/domain/paths';
import { placeCrumbs } from '@/domain/placeCrumbs';
import { possessionWords } from '@/domain/possessionWords';
import { SCREENS } from '@/domain/screens';
import { useAppSelector } from '@/store/hooks';
import { selectBuilderName } from '../selectors';
import { OtherProjects } from './OtherProjects';
import { ProjectAside } from './ProjectAside';
import { ProjectHead } from './ProjectHead';
import { ProjectSections } from './ProjectSections';
import { SectionsSkeleton } from './ProjectSkeletons';

const PrintFoot = lazyComponent<PrintFootProps>(
  () => import(/* webpackChunkName: "print" */ '@/components/ui/PrintFoot'),
);

interface ProjectViewProps {
  readonly project: ProjectRecord;
  /** False while only what a list said is known: head and main picture stand at once, the rest follows. */
  readonly whole: boolean;
  /** Instead of the sections, when they could not be had. */
  readonly failure?: ReactNode;
  readonly leadForm?: ReactNode;
  /** Leads to that form; stays at the foot of narrow windows [JDET-9]. */
  readonly callBack?: ReactNode;
  /** Below it: what else was viewed. */
  readonly recent?: ReactNode;
}

/** A project's page [JDET-1 to JDET-10]. */
export function ProjectView({ project, whole, failure, leadForm, callBack, recent }: ProjectViewProps) {
  const builder = useAppSelector((state) => selectBuilderName(state, project._id));
  const possession = possessionWords(project.possessionStatus, project.possessionDate);
  const name = projectName(project);
  const pending = failure ?? <SectionsSkeleton />;
  return (
    <div className="mx-auto w-full max-w-page px-5 pt-1">
      <div className="min-h-11">
        <Breadcrumb
          crumbs={[{ label: SCREENS.projects.title, to: paths.projects() }, ...placeCrumbs(project, paths.projects)]}
        />
      </div>
      <div className="side-left">
        <PictureMosaic
          name={name}
          groups={imageGroups(project)}
          badge={possession !== '' && <Badge>{possession}</Badge>}
        />
      </div>
      <div className="mt-4 grid gap-9 pb-12 side-block md:mt-6 lg:grid-cols-[minmax(0,1fr)_348px]">
        <div className="min-w-0">
          <ProjectHead project={project} builder={builder} />
          <div className="clear-left">{whole ? <ProjectSections project={project} /> : pending}</div>
        </div>
        <ProjectAside project={project} builder={builder} leadForm={leadForm} />
      </div>
      <PaperPart part={PrintFoot} given={{ path: paths.project(project._id) }} />
      <div className="print:hidden">
        {whole && <OtherProjects project={project} />}
        <div className="-mx-5">{recent}</div>
      </div>
      {callBack && <PageBar>{callBack}</PageBar>}
    </div>
  );
}
