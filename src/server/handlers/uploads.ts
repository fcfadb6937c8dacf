import { HttpError } from '../kernel/httpError';
import { said } from '../kernel/said';
import { receivePicture } from '../operations/receivePicture';
import type { Context, Handlers, SentFiles } from './context';
import { requireSession } from './requireUser';

/** The address of the one picture that a form sends under `field`. Throws 400 when there is none. */
async function onePicture(context: Context, { files }: SentFiles, field: string, userId: string): Promise<string> {
  for await (const file of files) {
    if (file.field === field) return receivePicture(context, userId, file.bytes);
  }
  throw new HttpError(400, said('choosePicture', { field }));
}

/** The addresses of all pictures that a form sends under `field`, in its order. Throws 400 when there is none. */
async function allPictures(context: Context, { files }: SentFiles, field: string, userId: string): Promise<string[]> {
  const addresses: string[] = [];
  for await (const file of files) {
    if (file.field === field) addresses.push(await receivePicture(context, userId, file.bytes));
  }
  if (addresses.length === 0) throw new HttpError(400, said('choosePicture', { field }));
  return addresses;
}

/** Calls that take files: a picture is stored at once, and goes after a day unless a record comes to refer to it. */
export const uploadHandlers: Handlers = {
  uploadProfilePicture: async (context, sent, session) => ({
    body: { file: await onePicture(context, sent, 'profilePic', requireSession(session).userId) },
  }),
  uploadMainPicture: async (context, sent, session) => ({
    body: { file: await onePicture(context, sent, 'image', requireSession(session).userId) },
  }),
  uploadPictures: async (context, sent, session) => ({
    body: { images: await allPictures(context, sent, 'images', requireSession(session).userId) },
  }),
};
