import type { ReactNode } from 'react';
import type { PropertyRecord } from '@/api/records';
import type { FormKey } from '@/store/uploads/uploadItem';
import { ProgressBar } from '@/components/ui/ProgressBar';
import { PreviewButton, type ShowListing } from './PreviewButton';
import { StepNav } from './StepNav';
import { stepTitles } from './steps';
import { useCompleteness, type Completeness } from './useCompleteness';
import * as words from '@/words/posting';

interface CompletenessMeterProps {
  readonly completeness: Completeness;
  readonly onStep: (step: number) => void;
  /** What stands beside the words. */
  readonly children?: ReactNode;
}

/** How complete the listing is, in a bar and in words, with the way to what would help it most. */
function CompletenessMeter({ completeness: { percent, missing }, onStep, children }: CompletenessMeterProps) {
  const [best] = missing;
  return (
    <div className="rounded-card border border-line bg-card px-4 pt-4 pb-2">
      <div className="flex items-center justify-between gap-3">
        <p className="text-md font-semibold">{words.percent({ percent })}</p>
        {children}
      </div>
      <ProgressBar label={words.completeness} max={100} value={percent} className="mt-1" />
      {best === undefined ? (
        <p className="mt-2 mb-2 text-sm text-muted">{words.allThere}</p>
      ) : (
        <button
          type="button"
          onClick={() => onStep(best.step)}
          className="min-h-11 w-full text-left text-sm text-muted underline-offset-4 hover:underline"
        >
          {words.best} <span className="font-semibold text-brand">{best.words}</span>
        </button>
      )}
    </div>
  );
}

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
