import { apiOrigin } from '@/api/origin';
import type { ProjectRecord } from '@/api/records';
import { EmbedOnClick } from '@/components/ui/EmbedOnClick';
import { brochureUrl } from '@/domain/embeds';
import { projectTexts as texts } from '../texts';

/** The brochure, shown when asked for, from the product itself or a known host; a foreign one is said, none is "No Brochure" [JDET-6, FMT-4]. */
export function Brochure({ project }: { readonly project: ProjectRecord }) {
  const url = brochureUrl(project.projectBrochure, apiOrigin());
  if (url === null) {
    const isGiven = (project.projectBrochure?.trim() ?? '') !== '';
    return <p className="text-muted">{isGiven ? texts.foreignBrochure : texts.noBrochure}</p>;
  }
  return (
    <EmbedOnClick
      title={`Brochure of ${project.name ?? 'the project'}`}
      src={url}
      action={texts.showBrochure}
      icon="download"
      className="h-130"
    />
  );
}
