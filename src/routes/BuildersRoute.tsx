import type { ReactNode } from 'react';
import { describeError } from '@/api/errors';
import { marketplaceApi } from '@/api/marketplaceApi';
import type { BuilderRecord, ProjectRecord } from '@/api/records';
import { ErrorState } from '@/components/ui/ErrorState';
import { projectName } from '@/domain/names';
import { paths } from '@/domain/paths';
import { BuilderDialog } from '@/features/builder/BuilderDialog';
import { BuilderListSkeleton } from '@/features/builder/BuilderListSkeleton';
import { BuilderNotFound, BuilderPage } from '@/features/builder/BuilderPage';
import { useBuilderAddress } from '@/features/builder/useBuilderAddress';
import { leadSizes } from '@/features/enquiry/leadSizes';
import { listingChosen } from '@/store/chosenListing/chosenListingSlice';
import { selectBuilder } from '@/store/entities/builders';
import { selectProjectMap } from '@/store/entities/projects';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { BuilderList } from './BuilderList';
import { leadForm } from './listingParts';
import { useUrlState } from './useUrlState';
import * as aims from '@/words/routeAims';
import * as words from '@/words/routeBuilders';

/** The login that the form asks for leads to the project's own, where what was typed stands again [JDET-9]. */
const askAbout = (project: ProjectRecord, children: ReactNode) => {
  const { _id: listingId } = project;
  const then = { path: paths.askAboutProject(listingId), label: projectName(project), aim: aims.callBack, listingId };
  return leadForm({ listingId, then, sizes: leadSizes(project), children });
};

/** The project that is asked about on a builder's page [JDET-8]. */
const readAsk = (params: URLSearchParams) => params.get('ask') ?? '';
const writeAsk = (ask: string) => ({ ask });

/** `/buildersdevelopers`: builders and developers; `?id=` is one's page, or lies over the list [BUILD-1 to BUILD-5, SHELL-9]. */
export default function BuildersRoute() {
  const dispatch = useAppDispatch();
  const { data, error, isFetching, refetch } = marketplaceApi.useGetBuildersQuery(undefined);
  const projectById = useAppSelector(selectProjectMap);
  const { openId, isPage, hrefOf, close } = useBuilderAddress();
  const [asked, ask] = useUrlState(readAsk, writeAsk);
  const builder = useAppSelector((state) => selectBuilder(state, openId));
  const projectsOf = ({ projectIds }: BuilderRecord) => projectIds?.flatMap((id) => projectById[id] ?? []) ?? [];
  const onOpenProject = (project: ProjectRecord) =>
    dispatch(listingChosen({ _id: project._id, name: project.name ?? '' }));
  const projects = builder ? projectsOf(builder) : [];

  if (data && isPage && !builder) return <BuilderNotFound />;
  return (
    <div className={`mx-auto w-full max-w-page px-5 ${isPage ? 'pt-1 pb-10' : 'py-8 sm:py-10'}`}>
      {!isPage && <BuilderList ids={data?.ids} projectsOf={projectsOf} hrefOf={hrefOf} onOpenProject={onOpenProject} />}
      {!data && isFetching && <BuilderListSkeleton />}
      {!data && !isFetching && error && (
        <ErrorState title={words.failed} text={describeError(error)} onRetry={() => void refetch()} />
      )}
      {builder && isPage && (
        <BuilderPage {...{ builder, projects, onOpenProject }} leadForm={askAbout} chosen={asked} onChoose={ask} />
      )}
      {openId !== null && !isPage && builder && (
        <BuilderDialog builder={builder} projects={projects} onClose={close} onOpenProject={onOpenProject} />
      )}
    </div>
  );
}
