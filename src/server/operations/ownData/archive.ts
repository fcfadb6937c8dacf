import { basename } from 'node:path';
import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { parseDoc } from '../../db/doc';
import { ownAccount, ownListingRows } from '../../db/queries/ownData';
import type { Db } from '../../db/schema';
import type { Config } from '../../kernel/config';
import type { UploadStore } from '../../media/uploadStore';
import { maskedAadhaar } from '../../rules/aadhaar';
import { picturesOf, uploadIdOf } from '../../rules/listingLinks';
import { unseal } from '../../rules/sealing';
import { secretKey } from '../../rules/secretKey';
import { ownJson } from './ownJson';

interface ArchiveOptions {
  readonly db: Db;
  readonly uploads: Pick<UploadStore, 'has' | 'open'>;
  readonly config: Pick<Config, 'dataDir' | 'secretKey'>;
  readonly userId: string;
  /** `full`: whoever gets it has been asked who they are by a person. */
  readonly aadhaar: 'masked' | 'full';
  /** ms since 1970. */
  readonly now: number;
}

type Account = NonNullable<Awaited<ReturnType<typeof ownAccount>>>;

function aadhaarOf({ id, sealed, last_four }: Account, { aadhaar, config }: ArchiveOptions): string | null {
  if (sealed === null || last_four === null) return null;
  return aadhaar === 'full' ? unseal(secretKey(config), id, sealed) : maskedAadhaar(last_four);
}

/** The names of the files of all pictures that an account's profile and listings show, each once. */
async function* pictureNames(db: Db, { id, doc }: Account): AsyncGenerator<string> {
  const seen = new Set<string>();
  const fresh = function* (urls: readonly unknown[]) {
    for (const url of urls) {
      if (typeof url !== 'string' || uploadIdOf(url) === null || seen.has(url)) continue;
      seen.add(url);
      yield basename(url);
    }
  };
  yield* fresh([parseDoc(doc)['profilePic']]);
  for await (const row of ownListingRows(db, id)) yield* fresh(picturesOf(parseDoc(row.doc)).map(({ url }) => url));
}

/** In place of a picture that goes between the look at it and its turn. */
const nothing = (): Readable => Readable.from([]);

/**
 * Everything that is held about an account as one zip file: `data.json` and the folder `pictures`. It is made while it is
 * read, one picture after the other, so memory stays bounded; whoever asks for it reads or destroys it. It fails, and so
 * breaks off, when the database or the store of pictures does. Null for an account that is unknown or erased.
 */
export async function ownArchive(options: ArchiveOptions): Promise<Readable | null> {
  const { db, uploads, userId, now } = options;
  const account = await ownAccount(db, userId);
  if (account === undefined) return null;
  const zip = new ZipFile();
  const out = zip.outputStream;
  if (!(out instanceof Readable)) throw new Error('The zip file cannot be read.');
  const fail = (error: unknown): void => {
    out.destroy(error instanceof Error ? error : new Error('The archive broke off.'));
  };
  zip.on('error', fail);
  /** What is read just now, to be let go when nobody reads on. */
  let current: Readable = Readable.from(ownJson(db, account, aadhaarOf(account, options), now)).on('error', fail);
  out.once('close', () => current.destroy());
  const at = { mtime: new Date(now) };
  zip.addReadStream(current, 'data.json', at);
  const addPictures = async (): Promise<void> => {
    for await (const name of pictureNames(db, account)) {
      if (!(await uploads.has(name))) continue;
      // Pictures are compressed already. Each is opened when its turn comes.
      zip.addReadStreamLazy(`pictures/${name}`, { ...at, compress: false }, (opened) => {
        uploads.open(name).then((file) => {
          current = (file ?? nothing()).on('error', fail);
          if (out.destroyed) current.destroy();
          else opened(null, current);
        }, fail);
      });
    }
    zip.end();
  };
  addPictures().catch(fail);
  return out;
}
