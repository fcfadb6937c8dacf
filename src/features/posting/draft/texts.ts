import { momentInIndia } from '@/domain/moments';
import * as words from '@/words/postingDraft';

/** The words around an unfinished form that the device has kept (WIZ-19). A moment is in ms since 1970. */
export const DRAFT = {
  notice: words.notice,
  unfinished: (savedAt: number, count: number) =>
    count > 0
      ? words.unfinishedWithPhotos({ moment: momentInIndia(savedAt), count })
      : words.unfinished({ moment: momentInIndia(savedAt) }),
  title: words.title,
  editTitle: words.editTitle,
  /** `step`: the title of the step where it was left; '' where the form has none. */
  offer: (savedAt: number, step: string, count: number) =>
    words.offer({ moment: momentInIndia(savedAt), step, isAt: step === '' ? 'other' : 'yes', count }),
  resume: words.resume,
  discard: words.discard,
  useCarried: words.useCarried,
} as const;
