import { ListCardSkeletons } from '@/components/ui/ListCardSkeletons';
import { Skeleton } from '@/components/ui/Skeleton';
import { cardHeight } from '@/components/ui/CardList/cardHeight';
import { ProjectCard } from '@/features/project/list/ProjectCard';
import { ListScreen } from '@/features/search/ListScreen';
import { useProjectList } from '@/features/search/useFilteredList';
import { useFilters } from '@/features/search/useFilters';
import * as words from '@/words/projectList';

const FIRST_SEEN = 2;
const HEIGHT = cardHeight({ wide: 350, text: 420 });

/** The projects list: filters from the address, projects from the store [ROUTE-3, JLIST]. */
export default function ProjectsRoute() {
  const choice = useFilters();
  return (
    <ListScreen
      kind="project"
      choice={choice}
      list={useProjectList(choice.filters, choice.sort)}
      words={words.list}
      renderCard={(id, index) => <ProjectCard id={id} eager={index < FIRST_SEEN} />}
      cardHeight={HEIGHT}
      skeleton={
        <ListCardSkeletons
          label={words.list.loading}
          className="sm:min-h-87"
          middle={<Skeleton className="mt-2 h-16" />}
        />
      }
    />
  );
}
