import { basename } from 'node:path';
import { brochureOf, mapEmbed, videoEmbed } from '@/domain/embeds';
import { IMAGE_CATEGORIES } from '@/domain/imageGroups';
import { pictureVariants } from '@/domain/pictures';
import type { Doc } from '../db/doc';
import { HttpError } from '../kernel/httpError';
import { said } from '../kernel/said';
import type { UploadStore } from '../media/uploadStore';

const listed = (value: unknown): readonly string[] => {
  const list: readonly unknown[] = Array.isArray(value) ? value : [value];
  return list.filter((each) => typeof each === 'string');
};

/** The id in the address of a picture that somebody sent; null for another address. */
export function uploadIdOf(url: string): string | null {
  if (pictureVariants(url) === null) return null;
  return /^\/uploads\/(.+)-\d+x\d+\.jpg$/.exec(url)?.[1] ?? null;
}

const LISTS = IMAGE_CATEGORIES.map(({ key }) => key);

/** Every picture of a listing, or of whatever has pictures in these `fields`, with its field. A framed map is none. */
export const picturesOf = (doc: Doc, fields: readonly string[] = LISTS) =>
  fields.flatMap((field) =>
    listed(doc[field])
      .filter((url) => field !== 'locationMap' || mapEmbed(url) === null)
      .map((url) => ({ field, url })),
  );

/** The addresses of the pictures that a listing did not show before, each once. */
function newPictures(doc: Doc, before: Doc): readonly string[] {
  const there = new Set(picturesOf(before).map(({ url }) => url));
  return [...new Set(picturesOf(doc).map(({ url }) => url))].filter((url) => !there.has(url));
}

/** The uploads that a listing shows. */
export const uploadIdsOf = (doc: Doc): readonly string[] => picturesOf(doc).flatMap(({ url }) => uploadIdOf(url) ?? []);

/** So many pictures are asked for at once. */
const AT_ONCE = 8;

/**
 * The addresses of the listing's new pictures that are the user's own (`own` holds their ids) and under which a file is
 * stored. What was there `before` is not asked for, and nothing after the first that cannot be taken. Throws StoreAway.
 */
export async function storedPictures(
  uploads: Pick<UploadStore, 'has'>,
  doc: Doc,
  before: Doc,
  own: ReadonlySet<string>,
): Promise<ReadonlySet<string>> {
  const queue = newPictures(doc, before).values();
  const stored = new Set<string>();
  let isRefused = false;
  const work = async (): Promise<void> => {
    // All workers take from the same iterator.
    for (const url of queue) {
      const id = uploadIdOf(url);
      if (id !== null && own.has(id) && (await uploads.has(basename(url)))) stored.add(url);
      else isRefused = true;
      if (isRefused) return;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return stored;
}

/** Throws 400, naming the field, for a video, brochure or map that could not be shown. What was there before may stay. */
export function checkLinks(doc: Doc, before: Doc): void {
  const { video, projectBrochure } = doc;
  if (video !== undefined && video !== before['video'] && videoEmbed(video) === null)
    throw new HttpError(400, said('wrongVideo', { field: 'video' }));
  const known = brochureOf(projectBrochure)?.kind === 'page';
  if (projectBrochure !== undefined && projectBrochure !== before['projectBrochure'] && !known)
    throw new HttpError(400, said('wrongBrochure', { field: 'projectBrochure' }));
}

/**
 * Throws 400, naming the field, for a picture that is neither the user's own upload nor the listing's already.
 * `own` holds the ids of the user's uploads, `stored` the addresses that were found to have a file.
 */
export function checkPictures(doc: Doc, before: Doc, own: ReadonlySet<string>, stored: ReadonlySet<string>): void {
  const added = new Set(newPictures(doc, before));
  for (const { field, url } of picturesOf(doc)) {
    const id = uploadIdOf(url);
    if (!added.has(url) || (id !== null && own.has(id) && stored.has(url))) continue;
    throw new HttpError(400, said('otherPicture', { field, isMap: field === 'locationMap' ? 'yes' : 'other' }));
  }
}
