import { SESSION_MOST } from '@/server/db/queries/sessions';
import type { Db } from '@/server/db/schema';
import { hashToken, newToken } from '@/server/rules/tokens';

/** Opens a session without a password, `at` ms since 1970; answers its token. */
export async function openedSession(
  db: Db,
  userId: string,
  { expired = false, at = Date.now() } = {},
): Promise<string> {
  const token = newToken();
  const createdAt = expired ? at - SESSION_MOST - 1000 : at;
  await db
    .insertInto('sessions')
    .values({
      token_hash: hashToken(token),
      user_id: userId,
      created_at: createdAt,
      last_used_at: at,
      expires_at: createdAt + SESSION_MOST,
    })
    .execute();
  return token;
}

const KEPT = [
  'users',
  'properties',
  'projects',
  'builders',
  'cities',
  'localities',
  'uploads',
  'desk_pictures',
  'desk_picture_uses',
  'upload_uses',
  'listing_reviews',
  'listing_refusals',
  'posting_marks',
  'enquiries',
  'saved_listings',
  'aadhaar_numbers',
  'agent_reviews',
  'agent_review_reports',
  'operators',
  'operator_passkeys',
  'operator_sessions',
  'operator_links',
  'operator_actions',
] as const;

/** Everything that people have written, as one text: equal before and after what changed nothing. */
export async function everyRow(db: Db): Promise<string> {
  const tables = await Promise.all(
    KEPT.map(async (table) => {
      const rows: readonly object[] = await db.selectFrom(table).selectAll().execute();
      return [table, rows.map((row) => JSON.stringify(row)).sort()] as const;
    }),
  );
  return JSON.stringify(tables);
}
