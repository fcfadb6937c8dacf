import { ACTIVE } from '@/domain/listingStatus';
import type { Db } from '../schema';
import { SHOWN_PHONE } from './phoneColumn';

/** What was reported of the listings that are shown, the newest first; who sent it is null for a visitor. */
export function openReports(db: Db, most: number) {
  return db
    .selectFrom('enquiries')
    .leftJoin('users', 'users.id', 'enquiries.user_id')
    .leftJoin('properties', 'properties.id', 'enquiries.listing_id')
    .leftJoin('projects', 'projects.id', 'enquiries.listing_id')
    .select((eb) => [
      'enquiries.listing_id',
      'enquiries.created_at',
      'enquiries.doc',
      'users.username',
      SHOWN_PHONE,
      eb.fn.coalesce('properties.doc', 'projects.doc').as('listing_doc'),
    ])
    .where('enquiries.kind', '=', 'report')
    .where((eb) => eb.or([eb('properties.status', '=', ACTIVE), eb('projects.id', 'is not', null)]))
    .orderBy('enquiries.created_at', 'desc')
    .orderBy('enquiries.id')
    .limit(most)
    .execute();
}
