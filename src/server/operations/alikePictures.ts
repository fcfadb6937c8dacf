import { buffer } from 'node:stream/consumers';
import { DELETED } from '@/domain/listingStatus';
import { pictureVariants } from '@/domain/pictures';
import { parseDoc } from '../db/doc';
import { hashesOf, otherListingsWith, setHash, unhashedUploads, uploadsAlike } from '../db/queries/alikeUploads';
import type { Db } from '../db/schema';
import { pictureHash } from '../media/pictureHash';
import type { UploadStore } from '../media/uploadStore';
import { picturesOf, uploadIdOf } from '../rules/listingLinks';

/** So many pictures are looked at in one round: some seconds' work. */
const ROUND = 1000;

/** The other listings that show a picture which looks like one of this listing's. Deleted ones are left out. */
export async function alikePictures(db: Db, listingId: string): Promise<readonly string[]> {
  const alike = new Set<string>();
  for (const hash of await hashesOf(db, listingId)) {
    for (const id of await uploadsAlike(db, hash)) alike.add(id);
  }
  return otherListingsWith(db, listingId, [...alike], DELETED);
}

/** The smallest stored file of the picture `id` among a listing's; null when it is none of them. */
function fileOf(doc: string, id: string): string | null {
  const url = picturesOf(parseDoc(doc)).find((each) => uploadIdOf(each.url) === id)?.url;
  return pictureVariants(url ?? '')?.srcSet.match(/^\/uploads\/(\S+)/)?.[1] ?? null;
}

/** What a stored picture looks like; '' for one that is gone or cannot be read. Throws StoreAway. */
async function hashStored(uploads: Pick<UploadStore, 'open'>, name: string | null): Promise<string> {
  const file = name === null ? null : await uploads.open(name);
  return file === null ? '' : pictureHash(await buffer(file)).catch(() => '');
}

/**
 * Looks at pictures that were taken in when nobody looked yet, some in each round. Those that no
 * listing shows are left alone.
 */
export async function hashEarlierPictures(db: Db, uploads: Pick<UploadStore, 'open'>): Promise<void> {
  const found = new Map((await unhashedUploads(db, ROUND)).map(({ id, doc }) => [id, doc]));
  for (const [id, doc] of found) await setHash(db, id, await hashStored(uploads, fileOf(doc, id)));
}
