import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SentFile, SentFiles } from '../handlers/context';
import { manyPictures, MOST_BYTES } from '../media/decode';
import { oneAddress } from '../rules/networkAddress';
import { places } from './places';
import { Refusal } from './refusal';
import { turns } from './turns';

const MOST_FILES = 20;
const MOST_FIELDS = 20;
const FIELD_BYTES = 10_000;
/** A form with everything that it may hold, and its own words around that. */
const MOST_FORM_BYTES = MOST_FILES * MOST_BYTES + 1_048_576;
/** A form that takes longer to arrive is given up, ms. */
const PATIENCE = 10 * 60 * 1000;

/** Forms that are read at once, in all and from one address; each holds one file in memory. */
const MOST_FORMS = 24;
const MOST_FORMS_FROM_ONE = 16;
const takeTurn = turns(MOST_FORMS, 0, manyPictures);
const takePlace = places(MOST_FORMS, MOST_FORMS_FROM_ONE);
const COME_BACK_S = 5;

const tooLarge = () => new Refusal(413, `Please send at most ${MOST_FILES} files of at most 20 MB each.`);

/** Why a form could not be read: it is too large, or it broke off. */
function refusalOf(error: unknown): Refusal {
  const status = typeof error === 'object' && error !== null && 'statusCode' in error ? error.statusCode : 400;
  return status === 413 ? tooLarge() : new Refusal(400, 'The files did not arrive as a whole. Please try again.');
}

async function* read(request: FastifyRequest): AsyncGenerator<SentFile> {
  if (Number(request.headers['content-length'] ?? 0) > MOST_FORM_BYTES) throw tooLarge();
  const { raw } = request;
  const timer = setTimeout(() => raw.destroy(), PATIENCE);
  const files = request.files()[Symbol.asyncIterator]();
  try {
    for (;;) {
      const next = await files.next().catch((error: unknown) => {
        throw refusalOf(error);
      });
      if (next.done) return;
      const bytes = await next.value.toBuffer().catch((error: unknown) => {
        throw refusalOf(error);
      });
      yield { field: next.value.fieldname, bytes };
    }
  } finally {
    clearTimeout(timer);
    // What nobody reads any more still has to arrive, else the sender never sees the answer.
    raw.unpipe();
    raw.resume();
  }
}

/** Holds one of the turns from the first file that is asked for to the end of the reading. */
async function* readInTurn(request: FastifyRequest): AsyncGenerator<SentFile> {
  const place = takePlace(oneAddress(request.ip));
  if (place === 'one') throw new Refusal(429, 'Please send fewer files at once.', COME_BACK_S);
  try {
    const leave = await takeTurn();
    try {
      yield* read(request);
    } finally {
      leave();
    }
  } finally {
    if (place !== 'all') place();
  }
}

/** The files of a form, read while it arrives; too many or too large ones end it with 413. */
export const sentFiles = (request: FastifyRequest): SentFiles => ({ files: readInTurn(request) });

/** Lets calls with files through, and them alone: every other call takes JSON only. To be used in a scope of its own. */
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
    next(isForm ? undefined : new Refusal(415, 'Files are sent as multipart/form-data.'));
  });
}
