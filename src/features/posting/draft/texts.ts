import { momentInIndia } from '@/domain/moments';
import { plural } from '@/domain/text';

const photos = (count: number) => `with ${plural(count, 'photo', 'photos')}`;

/** The words around an unfinished form that the device has kept (WIZ-19). A moment is in ms since 1970. */
export const DRAFT = {
  notice: 'Unfinished listing',
  unfinished: (savedAt: number, count: number) =>
    `You have an unfinished listing from ${momentInIndia(savedAt)}${count > 0 ? `, ${photos(count)}` : ''}.`,
  title: 'You have an unfinished listing',
  editTitle: 'You have unfinished changes to this listing',
  from: (savedAt: number) => `From ${momentInIndia(savedAt)}`,
  at: (step: string) => `you were at ${step}`,
  photos,
  resume: 'Continue',
  discard: 'Start over',
  useCarried: 'Use what I just filled in',
} as const;
