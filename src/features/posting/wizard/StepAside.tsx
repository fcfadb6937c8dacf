import type { PropertyRecord } from '@/api/records';
import type { FormKey } from '@/store/uploads/uploadItem';
import { CompletenessMeter } from './CompletenessMeter';
import { PreviewButton, type ShowListing } from './PreviewButton';
import { StepNav } from './StepNav';
import { stepTitles } from './steps';
import { useCompleteness } from './useCompleteness';

interface StepAsideProps {
  readonly form: FormKey;
  readonly step: number;
  readonly onPick: (step: number, byPointer: boolean) => void;
  readonly preview: ShowListing;
  readonly record: PropertyRecord | null;
}

/** Beside the form, above it on phones: the steps, how complete the listing is, and its preview. */
export function StepAside({ form, step, onPick, preview, record }: StepAsideProps) {
  const completeness = useCompleteness(form);
  return (
    <div className="flex flex-col gap-4 lg:sticky lg:top-24">
      <StepNav titles={stepTitles(form)} step={step} onPick={onPick} completeness={completeness} />
      <CompletenessMeter completeness={completeness} onStep={(to) => onPick(to, true)}>
        <PreviewButton form={form} record={record} preview={preview} />
      </CompletenessMeter>
    </div>
  );
}
