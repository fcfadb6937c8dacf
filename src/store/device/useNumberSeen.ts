import { useAppSelector } from '../hooks';
import { selectContacted } from './deviceSlice';

/** Whether the number of a listing's seller was seen from this device. */
export const useNumberSeen = (listingId: string): boolean =>
  useAppSelector((state) => selectContacted(state).some(({ id, sawNumber }) => id === listingId && sawNumber === true));
