import type { ReactNode } from 'react';
import { apiOrigin } from '@/api/origin';
import type { ProjectRecord } from '@/api/records';
import { AmenityColumns } from '@/components/ui/AmenityColumns';
import { BrochureView } from '@/components/ui/BrochureView';
import { PageSection } from '@/components/ui/PageSection';
import { SectionTabs } from '@/components/ui/SectionTabs';
import { amenityLabels } from '@/domain/amenities';
import { projectName, placeLabel } from '@/domain/names';
import { langOf } from '@/domain/text';
import { Icon } from '@/components/ui/Icon';
import { LocationMaps } from '@/components/ui/LocationMaps';
import { isVenture } from '../projectWords';
import { FloorPlans } from './FloorPlans';
import { ProjectOverview } from './ProjectOverview';
import { Specifications } from './Specifications';
import * as words from '@/words/projectDetail';

/** Where a project stands: its place, what is near it, the map [JDET-2, JDET-6]. */
function ProjectLocality({ project }: { readonly project: ProjectRecord }) {
  const place = placeLabel(project);
  const highlights = project.locationHighlights ?? [];
  return (
    <>
      {place !== '' && (
        <p className="mb-4 flex items-center gap-2 font-semibold">
          <Icon name="pin" className="size-5 text-brand" />
          {place}
        </p>
      )}
      {highlights.length > 0 && (
        <ul aria-label={words.highlights} className="mb-5 grid gap-x-6 gap-y-2 text-md sm:grid-cols-2">
          {highlights.map((highlight) => (
            <li key={highlight} className="flex items-start gap-2.5">
              <Icon name="check" className="mt-1 size-4 text-brand" />
              {highlight}
            </li>
          ))}
        </ul>
      )}
      <LocationMaps
        addresses={project.locationMap}
        name={projectName(project)}
        none={<p className="text-muted">{words.noLocation}</p>}
      />
    </>
  );
}

function About({ project }: { readonly project: ProjectRecord }) {
  if (!project.about) return <p className="text-muted">{words.noAbout}</p>;
  return (
    <p lang={langOf(project.about)} className="max-w-[68ch] whitespace-pre-line">
      {project.about}
    </p>
  );
}

function Amenities({ project }: { readonly project: ProjectRecord }) {
  const labels = amenityLabels(project.amenities ?? {}, project.customAmenities ?? []);
  if (labels.length === 0) return <p className="text-muted">{words.noAmenities}</p>;
  return <AmenityColumns labels={labels} />;
}

function Brochure({ project }: { readonly project: ProjectRecord }) {
  const none = <p className="text-muted">{words.noBrochure}</p>;
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
    { id: 'overview', label: words.sections.overview, content: <ProjectOverview project={project} /> },
    { id: 'about', label: words.sections.about, content: <About project={project} /> },
    { id: 'floor-plans', label: words.sections.floorPlans, content: <FloorPlans project={project} /> },
    ...(isVenture(project)
      ? []
      : [
          { id: 'specifications', label: words.sections.specifications, content: <Specifications project={project} /> },
        ]),
    { id: 'amenities', label: words.sections.amenities, content: <Amenities project={project} /> },
    { id: 'brochure', label: words.sections.brochure, content: <Brochure project={project} /> },
    { id: 'locality', label: words.sections.locality, content: <ProjectLocality project={project} /> },
  ];
}

/** Everything about a project, under tabs that scroll to it [JDET-2 to JDET-6, JDET-10]. */
export function ProjectSections({ project }: { readonly project: ProjectRecord }) {
  const sections = sectionsOf(project);
  return (
    <div className="mt-6">
      <SectionTabs label={words.sections.name} sections={sections} />
      {sections.map(({ id, label, content }) => (
        <div key={id} className={id === 'brochure' ? 'print:hidden' : undefined}>
          <PageSection id={id} title={label}>
            {content}
          </PageSection>
        </div>
      ))}
    </div>
  );
}
