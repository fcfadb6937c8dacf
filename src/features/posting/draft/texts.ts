import { plural } from '@/domain/text';

const moment = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' });
const photos = (count: number) => `with ${plural(count, 'photo', 'photos')}`;

/** The words around an unfinished form that the device has kept (WIZ-19). A moment is ms since 1970, told in the device's own time. */
export const DRAFT = {
  notice: 'Unfinished listing',
  unfinished: (savedAt: number, count: number) =>
    `You have an unfinished listing from ${moment.format(savedAt)}${count > 0 ? `, ${photos(count)}` : ''}.`,
  title: 'You have an unfinished listing',
  editTitle: 'You have unfinished changes to this listing',
  from: (savedAt: number) => `From ${moment.format(savedAt)}`,
  at: (step: string) => `you were at ${step}`,
  photos,
  resume: 'Continue',
  discard: 'Start afresh',
  useCarried: 'Use what I just filled in',
} as const;
