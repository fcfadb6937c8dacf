import type { AreaUnit, UnitChoice } from '@/domain/areaUnits';
import { unitFor, type Measurable } from '@/domain/usualUnit';
import { useAppDispatch, useAppSelector } from '../hooks';
import { areaUnitChosen, selectAreaUnit } from './deviceSlice';

/** The unit in which this device shows the areas of something: the usual one until another is chosen. */
export const useAreaUnit = (measured: Measurable = {}): AreaUnit => unitFor(useAppSelector(selectAreaUnit), measured);

interface AreaUnitChoice {
  readonly choice: UnitChoice;
  readonly onChoose: (choice: UnitChoice) => void;
}

/** What was chosen for all areas, and how to choose otherwise. */
export function useAreaUnitChoice(): AreaUnitChoice {
  const dispatch = useAppDispatch();
  return { choice: useAppSelector(selectAreaUnit), onChoose: (choice) => dispatch(areaUnitChosen(choice)) };
}
