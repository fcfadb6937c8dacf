import type { ReplayTarget } from '@/actionLog/replay';
import { inboxApi } from '@/api/inboxApi';
import { leavingApi } from '@/api/leavingApi';
import { marketplaceApi } from '@/api/marketplaceApi';
import { newsApi } from '@/api/newsApi';
import { silentQueries } from '@/api/silentQueries';
import { ownListingApi } from '@/api/ownListingApi';
import { phoneApi } from '@/api/phoneApi';
import { reviewsApi } from '@/api/reviewsApi';
import { savedApi } from '@/api/savedApi';
import { searchApi } from '@/api/searchApi';
import { sessionsApi } from '@/api/sessionsApi';
import { soldApi } from '@/api/soldApi';
import { viewsApi } from '@/api/viewsApi';
import { rootReducer, type RootState } from '@/store/rootReducer';

/** The reducer looks calls up by name: those that come late in the browser must be there too. */
export const CALLS = [
  ...[marketplaceApi, savedApi, searchApi, inboxApi, leavingApi],
  ...[silentQueries, phoneApi, reviewsApi, sessionsApi, ownListingApi, viewsApi, newsApi, soldApi],
];

/** By this the API's middleware tells its reducer the random name that it has: here the reducer has another. */
const REGISTERED = 'api/config/middlewareRegistered';
const withRegistered = ({ api, ...others }: RootState): RootState => ({
  ...others,
  api: { ...api, config: { ...api.config, middlewareRegistered: true } },
});

/** This build as what replays a log: the bare root reducer, without persistence (STORE-8). */
export const replayTarget = (): ReplayTarget => ({
  reducer: (state, action) => {
    const next = rootReducer(state as RootState | undefined, action);
    return action.type === REGISTERED ? withRegistered(next) : next;
  },
  build: process.env.APP_BUILD ?? '',
});
