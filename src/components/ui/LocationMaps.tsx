import type { ReactNode } from 'react';
import { mapsOf } from '@/domain/embeds';
import { EmbedOnClick } from './EmbedOnClick';
import { Icon } from './Icon';
import { OutsidePage } from './OutsideLink';
import { Picture } from './Picture';
import * as words from '@/words/uiMedia';

interface LocationMapsProps {
  /** As the listing gives them. */
  readonly addresses: readonly string[] | null | undefined;
  /** What they are the maps of. */
  readonly name: string;
  /** Instead of them, where none is given. */
  readonly none: ReactNode;
}

/** Location maps: a known page framed when asked for, pictures, links to any other https page; the rest is said [JDET-6, PDET-12, FMT-4]. */
export function LocationMaps({ addresses, name, none }: LocationMapsProps) {
  const { embed, pictures, links } = mapsOf(addresses);
  if (!addresses?.length) return none;
  if (embed === null && pictures.length === 0 && links.length === 0) {
    return <p className="text-muted">{words.map.unknown}</p>;
  }
  return (
    <div className="grid gap-4">
      {embed !== null && (
        <EmbedOnClick title={words.map.of({ name })} src={embed} action={words.map.show} icon="pin" className="h-90" />
      )}
      {pictures.map((url, index) => (
        <div key={url} className="aspect-4/3 overflow-hidden rounded-card border border-line bg-card">
          <Picture
            src={url}
            alt={pictures.length > 1 ? words.map.oneOf({ at: index + 1, name }) : words.map.of({ name })}
            sizes="(min-width: 1024px) 800px, 100vw"
            className="[&>img]:object-contain!"
          />
        </div>
      ))}
      {links.map((href) => (
        <OutsidePage key={href} href={href}>
          <Icon name="pin" className="size-4.5" />
          {words.map.open}
        </OutsidePage>
      ))}
    </div>
  );
}
