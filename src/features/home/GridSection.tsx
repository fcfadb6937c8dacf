import type { ReactNode } from 'react';
import { Section } from '@/components/layout/Section';
import { SkeletonRegion } from '@/components/ui/Skeleton';
import { classes } from '@/components/ui/classes';
import * as words from '@/words/home';
import type { HomeSection } from './homeSection';
import { SectionFailed } from './SectionFailed';

/** Two rows of four on a wide window, half of that on one of a middle width. */
const MOST = 8;

interface GridSectionProps {
  readonly title: string;
  readonly intro: string;
  /** Where all of them are. */
  readonly all: string;
  readonly section: HomeSection;
  readonly skeleton: ReactNode;
  readonly card: (id: string) => ReactNode;
  readonly phoneRows?: string;
}

/**
 * A section of Home with a grid of at most eight; on phones it is a row, or as many as `phoneRows` says, that is moved
 * sideways by hand. Without anything to show there is no section.
 */
export function GridSection({ title, intro, all, section, skeleton, card, phoneRows }: GridSectionProps) {
  const { state, ids, retry } = section;
  if (state === 'ready' && ids.length === 0) return null;
  const grid = classes('phone-row', phoneRows, 'sm:grid-cols-2 sm:max-lg:*:nth-[n+5]:hidden lg:grid-cols-4');
  return (
    <Section title={title} intro={intro} all={all}>
      {state === 'failed' && <SectionFailed onRetry={retry} />}
      {state === 'loading' && (
        <SkeletonRegion label={words.loading({ title })} className={grid}>
          {Array.from({ length: MOST }, (_, place) => (
            <div key={place}>{skeleton}</div>
          ))}
        </SkeletonRegion>
      )}
      {state === 'ready' && (
        <ul className={grid}>
          {ids.slice(0, MOST).map((id) => (
            <li key={id}>{card(id)}</li>
          ))}
        </ul>
      )}
    </Section>
  );
}
