import type { Bodies, Queries } from '@/contract/payloads';
import type { EndpointName } from '@/contract/endpoints';
import type { Config } from '../config';
import type { Db } from '../db/schema';
import type { Session } from '../db/queries/sessions';

/** What every handler works with. `now` is the clock, ms since 1970. */
export interface Context {
  readonly db: Db;
  readonly config: Config;
  readonly now: () => number;
}

export interface Reply {
  readonly body: unknown;
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

export type Asked<N extends EndpointName> = N extends keyof Queries
  ? Queries[N]
  : N extends keyof Bodies
    ? Bodies[N]
    : unknown;

/** One call, asked in the contract's words. `session` is there when the caller is logged in. */
export type Handler<N extends EndpointName> = (
  context: Context,
  asked: Asked<N>,
  session: Session | null,
) => Promise<Reply>;
export type Handlers = { readonly [N in EndpointName]?: Handler<N> };
