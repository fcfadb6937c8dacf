import type { ReactNode } from 'react';
import { apiOrigin } from '@/api/origin';
import type { ProjectRecord } from '@/api/records';
import { AmenityColumns } from '@/components/ui/AmenityColumns';
import { BrochureView } from '@/components/ui/BrochureView';
import { PageSection } from '@/components/ui/PageSection';
import { SectionTabs } from '@/components/ui/SectionTabs';
import { amenityLabels } from '@/domain/amenities';
import { projectName } from '@/domain/names';
import { langOf } from '@/domain/text';
import { isVenture } from '../projectWords';
import { projectTexts as texts } from '../texts';
import { FloorPlans } from './FloorPlans';
import { ProjectLocality } from './ProjectLocality';
import { ProjectOverview } from './ProjectOverview';
import { Specifications } from './Specifications';

function About({ project }: { readonly project: ProjectRecord }) {
  if (!project.about) return <p className="text-muted">{texts.noAbout}</p>;
  return (
    <p lang={langOf(project.about)} className="max-w-[68ch] whitespace-pre-line">
      {project.about}
    </p>
  );
}

function Amenities({ project }: { readonly project: ProjectRecord }) {
  const labels = amenityLabels(project.amenities ?? {}, project.customAmenities ?? []);
  if (labels.length === 0) return <p className="text-muted">{texts.noAmenities}</p>;
  return <AmenityColumns labels={labels} />;
}

function Brochure({ project }: { readonly project: ProjectRecord }) {
  const none = <p className="text-muted">{texts.noBrochure}</p>;
  return (
    <BrochureView address={project.projectBrochure} ownOrigin={apiOrigin()} name={projectName(project)} none={none} />
  );
}

interface ProjectSection {
  readonly id: string;
  readonly label: string;
  readonly content: ReactNode;
}

/** The sections in their order; nothing is specified for a venture [JDET-2, JDET-5]. */
function sectionsOf(project: ProjectRecord): readonly ProjectSection[] {
  return [
    { id: 'overview', label: 'Overview', content: <ProjectOverview project={project} /> },
    { id: 'about', label: 'About', content: <About project={project} /> },
    { id: 'floor-plans', label: 'Floor plans', content: <FloorPlans project={project} /> },
    ...(isVenture(project)
      ? []
      : [{ id: 'specifications', label: 'Specifications', content: <Specifications project={project} /> }]),
    { id: 'amenities', label: 'Amenities', content: <Amenities project={project} /> },
    { id: 'brochure', label: 'Brochure', content: <Brochure project={project} /> },
    { id: 'locality', label: 'Locality', content: <ProjectLocality project={project} /> },
  ];
}

/** Everything about a project, under tabs that scroll to it [JDET-2 to JDET-6, JDET-10]. */
export function ProjectSections({ project }: { readonly project: ProjectRecord }) {
  const sections = sectionsOf(project);
  return (
    <div className="mt-6">
      <SectionTabs label="Sections of this project" sections={sections} />
      {sections.map(({ id, label, content }) => (
        <PageSection key={id} id={id} title={label}>
          {content}
        </PageSection>
      ))}
    </div>
  );
}
