import { useMemo } from 'react';
import type { BuilderRecord, ProjectRecord } from '@/api/records';
import { Button } from '@/components/ui/Button';
import { EmptyState } from '@/components/ui/EmptyState';
import { BuilderCard } from '@/features/builder/BuilderCard';
import { filterBuilders, orderBuilders, readView, writeView } from '@/features/builder/builderFacts';
import { BuilderListHead } from '@/features/builder/BuilderListHead';
import { useScrollToTopAfterLoad } from '@/features/search/useScrollToTopAfterLoad';
import { selectBuilderMap } from '@/store/entities/builders';
import { useAppSelector } from '@/store/hooks';
import { useUrlState } from './useUrlState';
import * as words from '@/words/routeBuilders';

interface BuilderListProps {
  /** Undefined while they are on their way, or did not come. */
  readonly ids: readonly string[] | undefined;
  readonly projectsOf: (builder: BuilderRecord) => readonly ProjectRecord[];
  /** The address that opens a builder over the list. */
  readonly hrefOf: (id: string) => string;
  readonly onOpenProject: (project: ProjectRecord) => void;
}

/** The builders, with their count, the filter by name and the order [BUILD-1, BUILD-2, BUILD-5]. */
export function BuilderList({ ids, projectsOf, hrefOf, onOpenProject }: BuilderListProps) {
  const byId = useAppSelector(selectBuilderMap);
  useScrollToTopAfterLoad();
  const [view, setView] = useUrlState(readView, writeView);
  const { name, order } = view;
  const builders = useMemo(() => ids?.flatMap((id) => byId[id] ?? []) ?? [], [ids, byId]);
  const found = useMemo(() => orderBuilders(filterBuilders(builders, name), order), [builders, name, order]);
  const hasSome = builders.length > 0;
  return (
    <>
      <BuilderListHead count={ids ? found.length : null} view={view} onView={setView} />
      {found.length > 0 && (
        <ul className="grid grid-cols-1 gap-5 md:grid-cols-2">
          {found.map((builder) => (
            <li key={builder._id}>
              <BuilderCard
                builder={builder}
                projects={projectsOf(builder)}
                moreHref={hrefOf(builder._id)}
                onOpenProject={onOpenProject}
              />
            </li>
          ))}
        </ul>
      )}
      {ids && found.length === 0 && (
        <EmptyState
          title={words.none}
          text={hasSome ? words.noMatch({ name: name.trim() }) : words.nobodyYet}
          action={hasSome && <Button onClick={() => setView({ ...view, name: '' })}>{words.all}</Button>}
        />
      )}
    </>
  );
}
