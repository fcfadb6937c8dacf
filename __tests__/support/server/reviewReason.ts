import type { Doc } from '@/server/db/doc';
import { reviewReasons } from '@/server/rules/moderation';
import { inWords } from '@/server/rules/reviewReasons';

/** What the check of a listing finds, as an owner reads it in English, a line for each; null for nothing. */
export function reviewReason(doc: Doc): string | null {
  const reasons = reviewReasons(doc);
  return reasons.length === 0 ? null : inWords(reasons, 'en');
}
