import { useField } from 'react-final-form';
import { Chip } from '@/components/ui/Chip';
import { ENQUIRY, type LeadSize } from './texts';

/** The sizes a visitor is interested in: any of those that there are (JDET-8). */
export function SizeChoice({ sizes }: { readonly sizes: readonly LeadSize[] }) {
  const { input } = useField<readonly LeadSize[]>('interestedIn');
  const chosen = Array.isArray(input.value) ? input.value : [];
  const toggle = (size: LeadSize) =>
    input.onChange(sizes.filter((each) => (each === size ? !chosen.includes(each) : chosen.includes(each))));
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold">{ENQUIRY.interestedIn}</legend>
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
