import { useMemo } from 'react';
import { describeError } from '@/api/errors';
import { marketplaceApi } from '@/api/marketplaceApi';
import type { BuilderRecord, ProjectRecord } from '@/api/records';
import { Button } from '@/components/ui/Button';
import { EmptyState } from '@/components/ui/EmptyState';
import { ErrorState } from '@/components/ui/ErrorState';
import { BuilderCard } from '@/features/builder/BuilderCard';
import { BuilderDialog } from '@/features/builder/BuilderDialog';
import { filterBuilders, readName, writeName } from '@/features/builder/builderFacts';
import { BuilderListHead } from '@/features/builder/BuilderListHead';
import { BuilderListSkeleton } from '@/features/builder/BuilderListSkeleton';
import { useBuilderAddress } from '@/features/builder/useBuilderAddress';
import { useScrollToTopAfterLoad } from '@/features/search/useScrollToTopAfterLoad';
import { listingChosen } from '@/store/chosenListing/chosenListingSlice';
import { selectBuilder, selectBuilderMap } from '@/store/entities/builders';
import { selectProjectMap } from '@/store/entities/projects';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { useUrlState } from './useUrlState';

/** `/buildersdevelopers`: builders and developers; `?id=` opens one [BUILD-1 to BUILD-5, SHELL-9]. */
export default function BuildersRoute() {
  const dispatch = useAppDispatch();
  const { data, error, isFetching, refetch } = marketplaceApi.useGetBuildersQuery(undefined);
  const byId = useAppSelector(selectBuilderMap);
  const projectById = useAppSelector(selectProjectMap);
  useScrollToTopAfterLoad();
  const { openId, hrefOf, close } = useBuilderAddress();
  const opened = useAppSelector((state) => selectBuilder(state, openId));
  const [name, setName] = useUrlState(readName, writeName);
  const builders = useMemo(() => data?.ids.flatMap((id) => byId[id] ?? []) ?? [], [data, byId]);
  const found = useMemo(() => filterBuilders(builders, name), [builders, name]);
  const projectsOf = ({ projectIds }: BuilderRecord) => projectIds?.flatMap((id) => projectById[id] ?? []) ?? [];
  const openProject = (project: ProjectRecord) =>
    dispatch(listingChosen({ _id: project._id, name: project.name ?? '' }));

  return (
    <div className="mx-auto w-full max-w-page px-5 py-8 sm:py-10">
      <BuilderListHead count={data ? found.length : null} name={name} onName={setName} />
      {data && found.length > 0 && (
        <ul className="space-y-5">
          {found.map((builder) => (
            <li key={builder._id}>
              <BuilderCard
                builder={builder}
                projects={projectsOf(builder)}
                moreHref={hrefOf(builder._id)}
                onOpenProject={openProject}
              />
            </li>
          ))}
        </ul>
      )}
      {data && found.length === 0 && (
        <EmptyState
          title="No builders found"
          text={builders.length > 0 ? `No builder matches “${name.trim()}”.` : 'No builder has joined yet.'}
          action={builders.length > 0 && <Button onClick={() => setName('')}>Show all builders</Button>}
        />
      )}
      {!data && isFetching && <BuilderListSkeleton />}
      {!data && !isFetching && error && (
        <ErrorState title="The builders did not load" text={describeError(error)} onRetry={() => void refetch()} />
      )}
      {data && openId !== null && (
        <BuilderDialog
          builder={opened}
          projects={opened ? projectsOf(opened) : []}
          onClose={close}
          onOpenProject={openProject}
        />
      )}
    </div>
  );
}
