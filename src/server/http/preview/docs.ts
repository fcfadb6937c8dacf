import { imageGroups } from '@/domain/imageGroups';
import { safeImage } from '@/domain/images';
import type { Doc } from '../../db/doc';

/** A field's text; null when it is missing or blank. */
export const textOf = (doc: Doc, field: string): string | null => {
  const value = doc[field];
  return typeof value === 'string' && value.trim() !== '' ? value : null;
};

/** A field's texts, of a list or of one. */
export function textsOf(doc: Doc, field: string): readonly string[] {
  const value = doc[field];
  const list: readonly unknown[] = Array.isArray(value) ? value : [value];
  return list.filter((each) => typeof each === 'string').filter((each) => each.trim() !== '');
}

/** The picture that a listing is known by; null without one. */
export const mainPicture = (doc: Doc): string | null => imageGroups(doc)[0]?.urls[0] ?? null;

/** The picture in one field; null without a safe one. */
export const pictureOf = (doc: Doc, field: string): string | null => safeImage(doc[field]);
