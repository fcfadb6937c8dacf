import { useField } from 'react-final-form';
import { Chip } from '@/components/ui/Chip';
import { ENQUIRY, LEAD_SIZES } from './texts';

export type LeadSize = (typeof LEAD_SIZES)[number];

/** The sizes a visitor is interested in: any of 2, 3 and 4 BHK (JDET-8). */
export function SizeChoice() {
  const { input } = useField<readonly LeadSize[]>('interestedIn');
  const chosen = Array.isArray(input.value) ? input.value : [];
  const toggle = (size: LeadSize) =>
    input.onChange(LEAD_SIZES.filter((each) => (each === size ? !chosen.includes(each) : chosen.includes(each))));
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold">{ENQUIRY.interestedIn}</legend>
      <div className="flex flex-wrap gap-2">
        {LEAD_SIZES.map((size) => (
          <Chip key={size} pressed={chosen.includes(size)} onPress={() => toggle(size)}>
            {size}
          </Chip>
        ))}
      </div>
    </fieldset>
  );
}
