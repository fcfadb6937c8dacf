import type { ProjectRecord } from '@/api/records';
import { EmbedOnClick } from '@/components/ui/EmbedOnClick';
import { Picture } from '@/components/ui/Picture';
import { mapEmbed } from '@/domain/embeds';
import { isPicture } from '@/domain/images';
import { projectTexts as texts } from '../texts';

/** The location map, embedded from known hosts when asked for, or shown as a picture; else "No Location" [JDET-6]. */
export function LocationMap({ project }: { readonly project: ProjectRecord }) {
  const addresses = project.locationMap ?? [];
  const name = project.name ?? 'the project';
  const embed = mapEmbed(addresses);
  const pictures = addresses.filter((url) => mapEmbed(url) === null && isPicture(url));
  if (addresses.length === 0) return <p className="text-muted">{texts.noLocation}</p>;
  if (embed === null && pictures.length === 0) return <p className="text-muted">{texts.foreignMap}</p>;
  return (
    <div className="grid gap-4">
      {embed !== null && (
        <EmbedOnClick
          title={`Location map of ${name}`}
          src={embed}
          action={texts.showMap}
          icon="pin"
          className="h-90"
        />
      )}
      {pictures.map((url) => (
        <div key={url} className="aspect-4/3 overflow-hidden rounded-card border border-line bg-card">
          <Picture
            src={url}
            alt={`Location map of ${name}`}
            sizes="(min-width: 1024px) 800px, 100vw"
            className="[&>img]:object-contain!"
          />
        </div>
      ))}
    </div>
  );
}
