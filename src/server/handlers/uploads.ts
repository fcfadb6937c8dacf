import { Refusal } from '../http/refusal';
import { receivePicture } from '../media/receivePicture';
import type { Context, Handlers, SentFiles } from './context';
import { sessionOf } from './self';

/** The address of the one picture that a form sends under `field`. Throws 400 when there is none. */
async function onePicture(context: Context, { files }: SentFiles, field: string, userId: string): Promise<string> {
  for await (const file of files) {
    if (file.field === field) return receivePicture(context, userId, file.bytes);
  }
  throw new Refusal(400, `${field}: please choose a picture.`);
}

/** Calls that take files. */
export const uploadHandlers: Handlers = {
  uploadProfilePicture: async (context, sent, session) => ({
    body: { file: await onePicture(context, sent, 'profilePic', sessionOf(session).userId) },
  }),
};
