import type { QueuedListing } from '@/contract/consoleShapes';
import { headline } from '@/domain/headlines';
import { consoleApi, isConsoleError } from '../api';
import type { ConsoleDispatch, ConsoleState } from '../store';
import { decided, failed, returned, type LastDecision, type WhyNot } from './queueSlice';
import * as words from '@/words/consoleQueue';

const GONE = [404, 409];
const wordsOf = (error: unknown): string => (isConsoleError(error) ? error.message : words.tryAgain);

/** Decides at once and goes on to the next; what did not hold comes back, with the words of the server. */
export const decideListing =
  (listing: QueuedListing, why: WhyNot | null, next: string | null) => async (dispatch: ConsoleDispatch) => {
    const { id, mark, doc } = listing;
    const decision = why === null ? 'approved' : 'refused';
    const last: LastDecision = { id, mark, name: headline(doc), decision, why };
    dispatch(decided({ ...last, next }));
    const { approveListing, refuseListing } = consoleApi.endpoints;
    const { error } = await dispatch(
      why === null ? approveListing.initiate({ id, mark }) : refuseListing.initiate({ id, mark, ...why }),
    );
    if (error === undefined) return;
    dispatch(returned({ ...last, message: wordsOf(error) }));
    if (isConsoleError(error) && GONE.includes(error.status)) dispatch(consoleApi.util.invalidateTags(['Queue']));
  };

/** Takes the last decision back, once it has arrived. */
export const undoLast = () => async (dispatch: ConsoleDispatch, getState: () => ConsoleState) => {
  const { last } = getState().queue;
  if (last === null) return;
  await Promise.all(dispatch(consoleApi.util.getRunningMutationsThunk()));
  if (getState().queue.last !== last) return;
  const { error } = await dispatch(consoleApi.endpoints.undoDecision.initiate({ id: last.id }));
  if (error === undefined) dispatch(returned({ ...last, message: null }));
  else dispatch(failed(wordsOf(error)));
};
