import { useField } from 'react-final-form';
import { Chip } from '@/components/ui/Chip';
import type { LeadSize } from './leadSizes';
import * as words from '@/words/enquiryLead';

/** The sizes a visitor is interested in: any of those that there are (JDET-8). */
export function SizeChoice({ sizes }: { readonly sizes: readonly LeadSize[] }) {
  const { input } = useField<readonly LeadSize[]>('interestedIn');
  const chosen = Array.isArray(input.value) ? input.value : [];
  const toggle = (size: LeadSize) =>
    input.onChange(sizes.filter((each) => (each === size ? !chosen.includes(each) : chosen.includes(each))));
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold">{words.interestedIn}</legend>
      <div className="flex flex-wrap gap-2">
        {sizes.map((size) => (
          <Chip key={size} pressed={chosen.includes(size)} onPress={() => toggle(size)}>
            {size}
          </Chip>
        ))}
      </div>
    </fieldset>
  );
}
