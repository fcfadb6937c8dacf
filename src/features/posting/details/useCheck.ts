import { useField } from 'react-final-form';
import type { PostingValues } from '../values/postingValues';
import type { Check } from '../values/validators';

const ONLY_VALUE = { subscription: { value: true } } as const;

/** What a check says of a text, in a listing as the form says it; undefined when nothing is odd. */
export function useCheck(check: Check | undefined): (kept: string) => string | undefined {
  const selectedSubtype = useField<PostingValues['selectedSubtype']>('selectedSubtype', ONLY_VALUE).input.value;
  const brokerChargesType = useField<PostingValues['brokerChargesType']>('brokerChargesType', ONLY_VALUE).input.value;
  const builtUpArea = useField<PostingValues['builtUpArea']>('builtUpArea', ONLY_VALUE).input.value;
  const plotArea = useField<PostingValues['plotArea']>('plotArea', ONLY_VALUE).input.value;
  const noOfFloors = useField<PostingValues['noOfFloors']>('noOfFloors', ONLY_VALUE).input.value;
  const plotLength = useField<PostingValues['plotLength']>('plotLength', ONLY_VALUE).input.value;
  const plotWidth = useField<PostingValues['plotWidth']>('plotWidth', ONLY_VALUE).input.value;
  const facts = { selectedSubtype, brokerChargesType, builtUpArea, plotArea, noOfFloors, plotLength, plotWidth };
  return (kept) => check?.(kept, facts);
}
