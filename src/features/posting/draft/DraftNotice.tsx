import { LinkButton } from '@/components/ui/LinkButton';
import { momentInIndia } from '@/domain/moments';
import { paths } from '@/domain/paths';
import * as words from '@/words/postingDraft';
import { useDraftNotice } from './useDraftNotice';

/** Tells on the dashboard that a listing was begun and not posted, and leads back to it (WIZ-19). */
export function DraftNotice() {
  const draft = useDraftNotice();
  if (draft === null) return null;
  const { savedAt, photoCount: count } = draft;
  const moment = momentInIndia(savedAt);
  return (
    <section
      aria-label={words.notice}
      className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2 rounded-card bg-gold-wash p-4"
    >
      <p className="min-w-0">
        {count > 0 ? words.unfinishedWithPhotos({ moment, count }) : words.unfinished({ moment })}
      </p>
      <LinkButton to={paths.postProperty}>{words.resume}</LinkButton>
    </section>
  );
}
