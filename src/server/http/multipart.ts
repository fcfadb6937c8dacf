import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SentFile, SentFiles } from '../handlers/context';
import { HttpError } from '../kernel/httpError';
import { said } from '../kernel/said';
import { semaphore, semaphorePerKey } from '../kernel/semaphore';
import { manyPictures, MOST_BYTES } from '../media/decode';
import { oneAddress } from '../rules/networkAddress';

const MOST_FILES = 20;
const MOST_FIELDS = 20;
const FIELD_BYTES = 10_000;
/** A form with everything that it may hold, and its own words around that. */
const MOST_FORM_BYTES = MOST_FILES * MOST_BYTES + 1_048_576;
/** A form that takes longer to arrive is given up, ms. */
const PATIENCE = 10 * 60 * 1000;

/** After this time of reading, s, a form must have arrived at this rate, bytes a second. */
const FIRST_S = 5;
const LEAST_RATE = 10_000;

/**
 * Forms that are read at once, of one user, from one address and in all, each of which holds one file in memory; and
 * how many wait for that, unread, and how long, ms.
 */
const COME_BACK_S = 5;
const WAIT = 30_000;
const tooManyForms = () => new HttpError(429, said('fewerFiles'), COME_BACK_S);
const turnOfUser = semaphorePerKey(2, 8, tooManyForms, WAIT);
const turnOfAddress = semaphorePerKey(8, 100, tooManyForms, WAIT);
const turnOfAll = semaphore(24, 200, manyPictures, WAIT);

const tooLarge = () => new HttpError(413, said('manyFiles', { most: MOST_FILES }));

/** Why a form could not be read: it is too large, or it broke off. */
function httpErrorOf(error: unknown): HttpError {
  const status = typeof error === 'object' && error !== null && 'statusCode' in error ? error.statusCode : 400;
  return status === 413 ? tooLarge() : new HttpError(400, said('filesBrokeOff'));
}

/** Hangs up on who sends too slowly, or for too long. Only the time counts during which the form is read. */
function watching({ raw }: FastifyRequest): { isReading: boolean; end: () => void } {
  const { socket } = raw;
  const before = socket.bytesRead;
  const late = setTimeout(() => raw.destroy(), PATIENCE);
  let seconds = 0;
  const timer = setInterval(() => {
    if (!watch.isReading) return;
    seconds += 1;
    if (socket.bytesRead - before < (seconds - FIRST_S) * LEAST_RATE) raw.destroy();
  }, 1000);
  const watch = {
    isReading: true,
    end: () => {
      clearTimeout(late);
      clearInterval(timer);
    },
  };
  return watch;
}

async function* read(request: FastifyRequest): AsyncGenerator<SentFile> {
  if (Number(request.headers['content-length'] ?? 0) > MOST_FORM_BYTES) throw tooLarge();
  const { raw } = request;
  // The reader of forms would wait for ever for what hung up before it came to its turn.
  if (raw.destroyed) throw httpErrorOf(null);
  const watch = watching(request);
  const files = request.files()[Symbol.asyncIterator]();
  try {
    for (;;) {
      watch.isReading = true;
      const next = await files.next().catch((error: unknown) => {
        throw httpErrorOf(error);
      });
      if (next.done) return;
      const bytes = await next.value.toBuffer().catch((error: unknown) => {
        throw httpErrorOf(error);
      });
      watch.isReading = false;
      yield { field: next.value.fieldname, bytes };
    }
  } finally {
    watch.end();
    // What nobody reads any more still has to arrive, else the sender never sees the answer.
    raw.unpipe();
    raw.resume();
  }
}

/** Holds its turns from the first file that is asked for to the end of the reading. */
async function* readInTurn(request: FastifyRequest, userId: string): AsyncGenerator<SentFile> {
  const held: (() => void)[] = [];
  try {
    held.push(await turnOfUser(userId));
    held.push(await turnOfAddress(oneAddress(request.ip)));
    held.push(await turnOfAll());
    yield* read(request);
  } finally {
    for (const leave of held) leave();
  }
}

/**
 * The files of a form that a user sends, read while it arrives; too many or too large ones end it with 413. A few forms
 * of a user and of an address are read at once, and who sends too slowly is hung up on.
 */
export const sentFiles = (request: FastifyRequest, userId: string): SentFiles => ({
  files: readInTurn(request, userId),
});

/**
 * Lets calls with files through, and them alone: every other call takes JSON only. To be used in a scope of its own.
 */
export async function acceptForms(scope: FastifyInstance): Promise<void> {
  scope.removeAllContentTypeParsers();
  await scope.register(multipart, {
    limits: {
      fileSize: MOST_BYTES,
      files: MOST_FILES,
      fields: MOST_FIELDS,
      fieldSize: FIELD_BYTES,
      parts: MOST_FILES + MOST_FIELDS,
    },
  });
  scope.addHook('onRequest', (request, _reply, next) => {
    const isForm = /^multipart\/form-data\b/i.test(request.headers['content-type'] ?? '');
    next(isForm ? undefined : new HttpError(415, 'Files are sent as multipart/form-data.'));
  });
}
