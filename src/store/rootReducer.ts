import { combineReducers } from '@reduxjs/toolkit';
import { marketplaceApi } from '@/api/marketplaceApi';
import { authModalReducer } from './authModal/authModalSlice';
import { chosenListingReducer } from './chosenListing/chosenListingSlice';
import { deviceReducer } from './device/deviceSlice';
import { agentsReducer } from './entities/agents';
import { buildersReducer } from './entities/builders';
import { projectsReducer } from './entities/projects';
import { propertiesReducer } from './entities/properties';
import { formsReducer } from './forms/formsSlice';
import { sessionReducer } from './session/sessionSlice';
import { uploadsReducer } from './uploads/uploadsSlice';

/** The whole state, pure: replay folds actions through this very reducer. */
export const rootReducer = combineReducers({
  api: marketplaceApi.reducer,
  properties: propertiesReducer,
  projects: projectsReducer,
  agents: agentsReducer,
  builders: buildersReducer,
  session: sessionReducer,
  chosenListing: chosenListingReducer,
  authModal: authModalReducer,
  device: deviceReducer,
  uploads: uploadsReducer,
  forms: formsReducer,
});
export type RootState = ReturnType<typeof rootReducer>;
