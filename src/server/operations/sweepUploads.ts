import { beginDeskSweep, endDeskSweep } from '../db/queries/deskPictures';
import { beginUploadSweep, endUploadSweep } from '../db/queries/uploads';
import type { Db } from '../db/schema';
import type { UploadStore } from '../media/uploadStore';

/**
 * Removes the pictures that nothing refers to for a day: first the database says that they are going, then their files
 * go, then their rows. A run that breaks off anywhere loses no picture in use, and the next run ends its work.
 */
export async function sweepUploads(db: Db, uploads: UploadStore, now: number): Promise<void> {
  const [sent, ofDesk] = [await beginUploadSweep(db, now), await beginDeskSweep(db, now)];
  if (sent.length + ofDesk.length === 0) return;
  await uploads.remove(new Set([...sent, ...ofDesk]));
  await endUploadSweep(db, sent);
  await endDeskSweep(db, ofDesk);
}
