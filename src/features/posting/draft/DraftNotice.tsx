import { LinkButton } from '@/components/ui/LinkButton';
import { paths } from '@/domain/paths';
import { DRAFT } from './texts';
import { useDraftNotice } from './useDraftNotice';

/** Tells on the dashboard that a listing was begun and not posted, and leads back to it (WIZ-19). */
export function DraftNotice() {
  const draft = useDraftNotice();
  if (draft === null) return null;
  return (
    <section
      aria-label={DRAFT.notice}
      className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2 rounded-card bg-gold-wash p-4"
    >
      <p className="min-w-0">{DRAFT.unfinished(draft.savedAt, draft.photoCount)}</p>
      <LinkButton to={paths.postProperty}>{DRAFT.resume}</LinkButton>
    </section>
  );
}
