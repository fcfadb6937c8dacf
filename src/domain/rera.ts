import { dayInIndia } from './moments';
import { writtenDay } from './writtenDay';
import * as words from '@/words/rera';

/** What an answer says of a RERA number: absent or null where nobody can say. */
interface ReraStanding {
  readonly reraFound?: boolean | null;
  /** When it was last seen in the register, ISO 8601. */
  readonly reraSeenAt?: string | null;
  /** YYYY-MM-DD. */
  readonly reraValidUntil?: string | null;
}

/** What is known of a RERA number in words; null when nothing is. */
export function reraWords({ reraFound, reraSeenAt, reraValidUntil }: ReraStanding): string | null {
  if (reraFound === false) return words.notFound;
  const day = dayInIndia(reraSeenAt ?? '');
  if (reraFound !== true || day === '') return null;
  const until = writtenDay(reraValidUntil, 'long');
  return until === '' ? words.found({ day }) : words.foundUntil({ day, until });
}
