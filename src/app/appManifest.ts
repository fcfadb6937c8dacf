import { manifestOf, actionTypesIn, type Manifest } from '@/actionLog/manifest';
import * as baseQuery from '@/api/baseQuery';
import { marketplaceApi } from '@/api/marketplaceApi';
import { ENDPOINTS } from '@/contract/endpoints';
import { EXTRAS } from '@/contract/extras';
import * as authModal from '@/store/authModal/authModalSlice';
import * as chosenListing from '@/store/chosenListing/chosenListingSlice';
import * as device from '@/store/device/deviceSlice';
import * as entities from '@/store/entities/entityReducer';
import * as elsewhere from '@/store/persistence/changedElsewhere';
import { rootReducer } from '@/store/rootReducer';
import * as session from '@/store/session/sessionSlice';
import * as uploads from '@/store/uploads/uploadsSlice';

/** What this build's state and actions are made of, for the head of an action log and for its replay (STORE-8). */
export function appManifest(): Manifest {
  const modules: readonly object[] = [
    baseQuery,
    authModal,
    chosenListing,
    device,
    entities,
    elsewhere,
    session,
    uploads,
    marketplaceApi.internalActions,
  ];
  const calls = ['executeQuery', 'executeMutation'].flatMap((thunk) =>
    ['pending', 'fulfilled', 'rejected'].map((end) => `${marketplaceApi.reducerPath}/${thunk}/${end}`),
  );
  return manifestOf({
    slices: Object.keys(rootReducer(undefined, { type: '@@gruham/manifest' })),
    actionTypes: [...modules.flatMap(actionTypesIn), ...calls],
    endpoints: [...Object.keys(ENDPOINTS), ...Object.keys(EXTRAS)],
  });
}
