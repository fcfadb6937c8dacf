import { draw, ART_KINDS } from './art/draw';
import { storePicture } from '@/server/media/pictureVariants';
import type { UploadStore } from '@/server/media/uploadStore';
import { addressOf, PICTURE_SET, pictureId } from './pictureSet';

/** Drawing keeps one thread busy and encoding others: this many at once use two cores fully. */
const AT_ONCE = 4;
const REPORT_EVERY = 40;

/** Draws the demo's pictures into the store of uploads; those that are there already stay. */
export async function drawPictures(uploads: UploadStore, onProgress: (text: string) => void): Promise<void> {
  const jobs = ART_KINDS.flatMap((kind) => PICTURE_SET[kind].map((seed) => ({ kind, seed })));
  const queue = jobs.values();
  let done = 0;
  const work = async (): Promise<void> => {
    // All workers take from the same iterator.
    for (const { kind, seed } of queue) {
      const url = await storePicture(uploads, pictureId(kind, seed), draw(kind, seed));
      if (url !== addressOf(kind, seed)) throw new Error(`${url} has another size than the listings say.`);
      done += 1;
      if (done % REPORT_EVERY === 0) onProgress(`Drawing pictures: ${done} of ${jobs.length}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}
