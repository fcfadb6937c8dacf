import { headline } from '@/domain/headlines';
import { projectName } from '@/domain/names';
import type { AppDispatch } from '../createStore';
import { selectProject } from '../entities/projects';
import { selectProperty } from '../entities/properties';
import type { RootState } from '../rootReducer';
import { sellerContacted } from './deviceSlice';

/**
 * Remembers on this device that the number of a listing's seller was shown or used, or that the seller was asked to call
 * (DASH-1); nothing of a listing that is not known. `askedAt`: when the seller was asked, ms since 1970.
 */
export const rememberContact = (id: string, askedAt?: number) => (dispatch: AppDispatch, getState: () => RootState) => {
  const property = selectProperty(getState(), id);
  const project = selectProject(getState(), id);
  const how = askedAt === undefined ? ({ sawNumber: true } as const) : { askedAt };
  if (property) dispatch(sellerContacted({ kind: 'property', id, name: headline(property), ...how }));
  else if (project) dispatch(sellerContacted({ kind: 'project', id, name: projectName(project), ...how }));
};
