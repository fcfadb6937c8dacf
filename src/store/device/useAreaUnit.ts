import type { AreaUnit } from '@/domain/areaUnits';
import { useAppDispatch, useAppSelector } from '../hooks';
import { areaUnitChosen, selectAreaUnit } from './deviceSlice';

/** The unit in which this device shows areas; square feet until another one is chosen. */
export const useAreaUnit = (): AreaUnit => useAppSelector(selectAreaUnit);

/** That unit, and how to choose another one. */
export function useAreaUnitChoice(): { readonly unit: AreaUnit; readonly onChoose: (unit: AreaUnit) => void } {
  const dispatch = useAppDispatch();
  return { unit: useAreaUnit(), onChoose: (unit) => dispatch(areaUnitChosen(unit)) };
}
