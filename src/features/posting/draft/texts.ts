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
  from: (savedAt: number) => words.from({ moment: momentInIndia(savedAt) }),
  at: (step: string) => words.at({ step }),
  photos: (count: number) => words.photos({ count }),
  resume: words.resume,
  discard: words.discard,
  useCarried: words.useCarried,
} as const;
