import type { Kysely } from 'kysely';
import type { AccountTables } from './tables/accounts';
import type { ConsoleTables } from './tables/console';
import type { EnquiryTables } from './tables/enquiries';
import type { LimitTables } from './tables/limits';
import type { ListingTables } from './tables/listings';
import type { PlaceTables } from './tables/places';
import type { ProblemTables } from './tables/problems';
import type { ProjectTables } from './tables/projects';
import type { ReviewTables } from './tables/reviews';
import type { SearchTables } from './tables/search';
import type { SettingTables } from './tables/settings';
import type { TrustTables } from './tables/trust';

export type * from './tables/accounts';
export type * from './tables/console';
export type * from './tables/enquiries';
export type * from './tables/limits';
export type * from './tables/listings';
export type * from './tables/places';
export type * from './tables/problems';
export type * from './tables/projects';
export type * from './tables/reviews';
export type * from './tables/search';
export type * from './tables/settings';
export type * from './tables/trust';

interface MetaTable {
  key: string;
  value: string;
}

/** Times are milliseconds since 1970; `doc` columns hold JSON text with everything that is not filtered or sorted by. */
export interface Tables
  extends
    AccountTables,
    ConsoleTables,
    EnquiryTables,
    LimitTables,
    ListingTables,
    PlaceTables,
    ProblemTables,
    ProjectTables,
    ReviewTables,
    SearchTables,
    SettingTables,
    TrustTables {
  meta: MetaTable;
}

export type Db = Kysely<Tables>;
