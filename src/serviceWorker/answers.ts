import { KEPT_OF } from '@/domain/offline';
import { ANSWERS, keep, kept, type Tools } from './keep';
import { mayKeepAnswer } from './kinds';

/** From when an answer is, in HTTP's form: the server says it, where another origin may read that; else it is from now. */
const dateOf = (response: Response, now: number): string => response.headers.get('Date') ?? new Date(now).toUTCString();

/**
 * The address under which an answer is kept. No kept one carries a phone, so a look at a listing (`look=1`) is as good as
 * the whole of it, and the other way round.
 */
const keptUnder = (address: string): string => address.replace(/&look=1$/, '');

/** Keeps an answer if it may be kept; what was asked with a token never is. */
export async function keepAnswer(tools: Tools, request: Request, response: Response): Promise<void> {
  if (!mayKeepAnswer(request, response)) return;
  await keep(tools, ANSWERS, keptUnder(request.url), response, { [KEPT_OF]: dateOf(response, tools.now()) });
}

/**
 * The network's answer; only when none comes, the kept one, which says from when it is (KEPT_OF). A logged-in reader
 * without a line gets what anybody would: nothing else is kept. `later` keeps the worker alive for a task.
 */
export async function answer(tools: Tools, request: Request, later: (task: Promise<void>) => void): Promise<Response> {
  try {
    const response = await tools.fetch(request);
    later(keepAnswer(tools, request, response.clone()));
    return response;
  } catch (error) {
    if (request.signal.aborted) throw error;
    const found = await kept(tools, ANSWERS, keptUnder(request.url));
    if (found === undefined) throw error;
    return found;
  }
}
