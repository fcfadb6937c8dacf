import { useValue } from '../values/useValue';
import type { Check } from '../values/validators';

/** What a check says of a text, in a listing as the form says it; undefined when nothing is odd. */
export function useCheck(check: Check | undefined): (kept: string) => string | undefined {
  const selectedSubtype = useValue('selectedSubtype');
  const brokerChargesType = useValue('brokerChargesType');
  const builtUpArea = useValue('builtUpArea');
  const plotArea = useValue('plotArea');
  const noOfFloors = useValue('noOfFloors');
  const plotLength = useValue('plotLength');
  const plotWidth = useValue('plotWidth');
  const facts = { selectedSubtype, brokerChargesType, builtUpArea, plotArea, noOfFloors, plotLength, plotWidth };
  return (kept) => check?.(kept, facts);
}
