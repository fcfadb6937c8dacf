import type { ProjectRecord } from '@/api/records';
import { Icon } from '@/components/ui/Icon';
import { LocationMaps } from '@/components/ui/LocationMaps';
import { projectName, placeLabel } from '@/domain/names';
import * as words from '@/words/projectDetail';

/** Where a project stands: its place, what is near it, the map [JDET-2, JDET-6]. */
export function ProjectLocality({ project }: { readonly project: ProjectRecord }) {
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
