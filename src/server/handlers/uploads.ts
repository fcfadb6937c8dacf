import type { Session } from '../db/queries/sessions';
import { HttpError } from '../kernel/httpError';
import { said } from '../kernel/said';
import { receivePicture } from '../operations/receivePicture';
import type { Context, Handlers, SentFiles } from './context';
import { requireSession } from './requireUser';

/**
 * The addresses of the pictures that a form sends under `field`, in its order, `most` of them at most. Throws 400 when
 * there is none.
 */
async function pictures(
  context: Context,
  { files }: SentFiles,
  field: string,
  session: Session | null,
  most = Infinity,
) {
  const { userId } = requireSession(session);
  const addresses: string[] = [];
  for await (const file of files) {
    if (file.field === field) addresses.push(await receivePicture(context, userId, file.bytes));
    if (addresses.length === most) break;
  }
  if (addresses.length === 0) throw new HttpError(400, said('choosePicture', { field }));
  return addresses;
}

/** Calls that take files: a picture is stored at once, and goes after a day unless a record comes to refer to it. */
export const uploadHandlers: Handlers = {
  uploadProfilePicture: async (context, sent, session) => ({
    body: { file: (await pictures(context, sent, 'profilePic', session, 1))[0] },
  }),
  uploadMainPicture: async (context, sent, session) => ({
    body: { file: (await pictures(context, sent, 'image', session, 1))[0] },
  }),
  uploadPictures: async (context, sent, session) => ({
    body: { images: await pictures(context, sent, 'images', session) },
  }),
};
