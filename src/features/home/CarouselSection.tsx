import type { ReactNode } from 'react';
import { Section } from '@/components/layout/Section';
import { Carousel } from '@/components/ui/Carousel/Carousel';
import { SkeletonRegion } from '@/components/ui/Skeleton';
import { useByWindowWidth } from '@/components/ui/usePageState';
import * as words from '@/words/home';
import type { HomeSection } from './homeSection';
import { SectionFailed } from './SectionFailed';

/** px: below it a window is a phone's. */
const WIDE = 740;

const SKELETONS = ['a', 'b', 'c', 'd'];

interface CarouselSectionProps {
  readonly title: string;
  readonly intro: string;
  /** Where all of them are. */
  readonly all: string;
  readonly section: HomeSection;
  readonly skeleton: ReactNode;
  readonly card: (id: string) => ReactNode;
  /** Moves by itself in windows that are no phone's: two on the page are enough [CAR-1]. */
  readonly moves?: boolean;
}

/**
 * A section of Home with one carousel [HOME-4, HOME-5]. While it loads, skeletons stand in the carousel's own row, so
 * that nothing moves when the cards come; without anything to show there is no section.
 */
export function CarouselSection({ title, intro, all, section, skeleton, card, moves = false }: CarouselSectionProps) {
  const { state, ids, retry } = section;
  const isWide = useByWindowWidth((width) => width >= WIDE);
  if (state === 'ready' && ids.length === 0) return null;
  return (
    <Section title={title} intro={intro} all={all}>
      {(heading) => {
        if (state === 'ready') {
          return (
            <Carousel
              label={title}
              layout="list"
              heading={heading}
              {...(moves && isWide ? {} : { autoplayMs: 0 })}
              items={ids.map((id) => ({ key: id, content: card(id) }))}
            />
          );
        }
        return (
          <>
            <div className="mb-5 flex min-h-11 items-end">
              <div className="min-w-0">{heading}</div>
            </div>
            {state === 'failed' ? (
              <SectionFailed onRetry={retry} />
            ) : (
              <SkeletonRegion label={words.loading({ title })}>
                <div className="carousel-track overflow-hidden!" data-layout="list">
                  {SKELETONS.map((key) => (
                    <div key={key}>{skeleton}</div>
                  ))}
                </div>
              </SkeletonRegion>
            )}
          </>
        );
      }}
    </Section>
  );
}
