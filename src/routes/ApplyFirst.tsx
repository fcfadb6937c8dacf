import { PageHeading } from '@/components/layout/PageHeading';
import { SCREENS } from '@/domain/screens';
import { useAppSelector } from '@/store/hooks';
import { selectIsAgent } from '@/store/session/sessionSlice';
import { agentApplication } from './agentApplication';
import * as words from '@/words/routeApply';

/** In the place of a posting form: how a user who is no agent yet becomes one (WIZ-20). */
export function ApplyFirst() {
  const { title } = SCREENS.postProperty;
  // Who has become one here is told so below.
  const isAgent = useAppSelector(selectIsAgent);
  return (
    <div className="mx-auto w-full max-w-page px-5 py-8 sm:py-12">
      <PageHeading title={title} className="text-section" />
      {!isAgent && <p className="mt-2 max-w-2xl text-lg text-muted">{words.agentsPost}</p>}
      <div className="mt-6 max-w-3xl">{agentApplication(false)}</div>
    </div>
  );
}
