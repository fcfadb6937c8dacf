import type { ReactNode } from 'react';
import { brochureOf } from '@/domain/embeds';
import { EmbedOnClick } from './EmbedOnClick';
import { Icon } from './Icon';
import { OutsidePage } from './OutsideLink';
import * as words from '@/words/uiMedia';

interface BrochureViewProps {
  /** As the listing gives it. */
  readonly address: string | null | undefined;
  /** Where own files lie, besides the page's own origin. */
  readonly ownOrigin: string | undefined;
  /** Whose brochure it is. */
  readonly name: string;
  /** Instead of it, where none is given. */
  readonly none?: ReactNode;
}

/** A brochure: framed when asked for if it is an own file or of a known host, else a link; one that is neither is said [JDET-6, FMT-4]. */
export function BrochureView({ address, ownOrigin, name, none }: BrochureViewProps) {
  const brochure = brochureOf(address, ownOrigin);
  if (brochure === null) {
    const isGiven = (address?.trim() ?? '') !== '';
    return isGiven ? <p className="text-muted">{words.brochure.unknown}</p> : none;
  }
  if (brochure.kind === 'outside') {
    return (
      <OutsidePage href={brochure.href}>
        <Icon name="download" className="size-4.5" />
        {words.brochure.open}
      </OutsidePage>
    );
  }
  return (
    <EmbedOnClick
      title={words.brochure.of({ name })}
      src={brochure.href}
      action={words.brochure.show}
      icon="download"
      className="h-130"
    />
  );
}
