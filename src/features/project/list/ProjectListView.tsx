import type { ReactNode } from 'react';
import { CardList } from '@/components/ui/CardList/CardList';
import { projectsTitle } from '@/domain/listTitles';
import { listTexts as texts } from '../texts';
import { ProjectCard } from './ProjectCard';
import { ProjectCardSkeletons } from './ProjectCardSkeleton';
import type { ProjectList } from './useProjectList';

const FIRST_SEEN = 2;

/** px: about how high a card is beside its picture, and from which width on it is. */
const WIDE_CARD = 350;
const WIDE_FROM = 640;
/** px of a card below its 4:3 picture, and on both sides of it. */
const NARROW_TEXT = 470;
const SIDES = 42;

const cardHeight = (width: number) =>
  width === 0 || width >= WIDE_FROM ? WIDE_CARD : Math.round(((width - SIDES) * 3) / 4) + NARROW_TEXT;

interface ProjectListViewProps {
  readonly list: ProjectList;
  /** Whether anything is filtered, so that there is something to clear. */
  readonly isFiltered: boolean;
  readonly onClear: () => void;
  /** Stands below an empty result: what would bring listings back. */
  readonly hint?: ReactNode;
  /** Reached by back, forward or reload: the list stands where it was left. */
  readonly returned: boolean;
}

/** The projects of a list, with what stands there while, when none and when nothing came [JLIST-4, JLIST-8]. */
export function ProjectListView(props: ProjectListViewProps) {
  return (
    <CardList
      {...props}
      label={projectsTitle('')}
      words={texts}
      renderCard={(id, index) => <ProjectCard id={id} eager={index < FIRST_SEEN} />}
      cardHeight={cardHeight}
      skeleton={<ProjectCardSkeletons count={4} />}
    />
  );
}
