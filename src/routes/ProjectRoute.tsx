import { useEffect } from 'react';
import { skipToken } from '@reduxjs/toolkit/query';
import { useSearchParams } from 'react-router';
import { describeError, isGone } from '@/api/errors';
import { marketplaceApi } from '@/api/marketplaceApi';
import { FailedScreen } from '@/components/layout/FailedScreen';
import { ErrorState } from '@/components/ui/ErrorState';
import { idIn } from '@/domain/idIn';
import { projectName } from '@/domain/names';
import { paths } from '@/domain/paths';
import { SCREENS } from '@/domain/screens';
import { CallBackButton } from '@/features/enquiry/CallBackButton';
import LeadForm from '@/features/enquiry/LeadForm';
import { leadSizes } from '@/features/enquiry/leadSizes';
import { ProjectNotFound } from '@/features/project/detail/ProjectNotFound';
import { ProjectSkeleton } from '@/features/project/detail/ProjectSkeletons';
import { ProjectView } from '@/features/project/detail/ProjectView';
import { RecentListings } from '@/features/recent/RecentListings';
import { listingChosen, selectChosenListing } from '@/store/chosenListing/chosenListingSlice';
import { useListingViewed } from '@/store/device/useListingViewed';
import { selectProject } from '@/store/entities/projects';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import * as words from '@/words/project';
import * as aims from '@/words/routeAims';

/** The project whose id the address names, else the one chosen last [ROUTE-5, ROUTE-6, ROUTE-20]. */
export default function ProjectRoute() {
  const [params] = useSearchParams();
  const dispatch = useAppDispatch();
  const addressed = idIn(params.get('id'));
  const chosen = useAppSelector(selectChosenListing);
  const id = addressed || chosen?._id || '';

  const { currentData, error, isError, refetch } = marketplaceApi.useGetProjectQuery(id || skipToken);
  const project = useAppSelector((state) => selectProject(state, id));
  const found = currentData?.ids.includes(id) ?? false;
  const unknown = id === '' || (currentData !== undefined && !found) || isGone({ error });

  // Only what is there is remembered: an address with a wrong id costs nobody their choice.
  const name = project?.name ?? '';
  useEffect(() => {
    if (found) dispatch(listingChosen({ _id: id, name }));
  }, [dispatch, found, id, name]);
  useListingViewed('project', id, found ? name : null);

  if (unknown) return <ProjectNotFound />;
  const retry = () => void refetch();
  if (project) {
    const then = { path: paths.askAboutProject(id), label: projectName(project), aim: aims.callBack, listingId: id };
    return (
      <ProjectView
        key={id}
        project={project}
        whole={found}
        failure={
          isError ? <ErrorState title={words.restFailed} text={describeError(error)} onRetry={retry} /> : undefined
        }
        leadForm={found && <LeadForm listingId={id} then={then} sizes={leadSizes(project)} />}
        callBack={found && <CallBackButton then={then} />}
        recent={<RecentListings except={id} />}
      />
    );
  }
  if (!isError) return <ProjectSkeleton />;
  const { title } = SCREENS.project;
  return <FailedScreen screen={title} title={words.detailFailed} text={describeError(error)} onRetry={retry} />;
}
