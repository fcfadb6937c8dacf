import { keep, kept, PICTURES, type Tools } from './keep';
import { mayKeepPicture } from './kinds';

/** Keeps a picture if it is one and may be kept. */
export async function keepPicture(tools: Tools, request: Request, response: Response): Promise<void> {
  const isPicture = response.status === 200 && /^image\//.test(response.headers.get('Content-Type') ?? '');
  if (isPicture && mayKeepPicture(request.referrer)) await keep(tools, PICTURES, request.url, response);
}

/** The kept picture, else the network's: an upload never changes under its name. */
export async function answerPicture(
  tools: Tools,
  request: Request,
  later: (task: Promise<void>) => void,
): Promise<Response> {
  const found = await kept(tools, PICTURES, request.url);
  if (found !== undefined) return found;
  const response = await tools.fetch(request);
  later(keepPicture(tools, request, response.clone()));
  return response;
}
