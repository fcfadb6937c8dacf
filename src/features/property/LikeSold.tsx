import type { ReactNode } from 'react';
import { Section } from '@/components/layout/Section';
import type { SoldListing } from '@/contract/extraShapes';
import { OtherTiles } from './OtherTiles';
import { useAlike } from './useAlike';
import * as words from '@/words/propertyAlike';

export interface LikeSoldProps {
  readonly id: string;
  readonly sold: SoldListing;
  /** Where nothing is like it. */
  readonly otherwise: ReactNode;
}

/** What is like a listing that was sold: of its kind, in its locality, else in its town. */
export default function LikeSold({ id, sold, otherwise }: LikeSoldProps) {
  const { similar, isAsked } = useAlike({ ...sold, _id: id }, true);
  if (similar.length === 0) return isAsked ? null : otherwise;
  return (
    <Section title={words.similar}>
      <OtherTiles listings={similar} />
    </Section>
  );
}
