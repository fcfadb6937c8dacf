import type { ReactNode } from 'react';
import type { PropertyRecord } from '@/api/records';
import type { FormKey } from '@/store/uploads/uploadItem';
import { ProgressBar } from '@/components/ui/ProgressBar';
import { useWideWindow } from '@/components/ui/usePageState';
import { HelpLines } from '../HelpLines';
import { PreviewButton, type ShowListing } from './PreviewButton';
import { StepNav } from './StepNav';
import { stepTitles } from './steps';
import { nextMissing, useCompleteness, type Completeness } from './useCompleteness';
import * as words from '@/words/posting';

interface CompletenessMeterProps {
  readonly completeness: Completeness;
  readonly step: number;
  readonly onMissing: (step: number, field: string) => void;
  /** What stands beside the words. */
  readonly children?: ReactNode;
}

/** How complete the listing is, in a bar and in words, with the way to what is to be added next. */
function CompletenessMeter({ completeness, step, onMissing, children }: CompletenessMeterProps) {
  const { percent, missing } = completeness;
  const next = nextMissing(missing, step);
  return (
    <div className="rounded-card border border-line bg-card px-4 pt-4 pb-2">
      <div className="flex items-center justify-between gap-3">
        <p className="text-md font-semibold">{words.percent({ percent })}</p>
        {children}
      </div>
      <ProgressBar label={words.completeness} max={100} value={percent} className="mt-1" />
      {next === undefined ? (
        <p className="mt-2 mb-2 text-sm text-muted">{words.allThere}</p>
      ) : (
        <button
          type="button"
          onClick={() => onMissing(next.step, next.field)}
          className="min-h-11 w-full text-left text-sm text-muted underline-offset-4 hover:underline"
        >
          {words.toNext} <span className="font-semibold text-brand">{next.words}</span>
        </button>
      )}
    </div>
  );
}

interface StepAsideProps {
  readonly form: FormKey;
  readonly step: number;
  readonly onPick: (step: number, byPointer: boolean) => void;
  readonly onMissing: (step: number, field: string) => void;
  readonly preview: ShowListing;
  readonly record: PropertyRecord | null;
  /** The form. */
  readonly children: ReactNode;
}

/**
 * Beside the form: the steps, how complete the listing is, its preview, and who helps. In narrow windows the steps alone stand above
 * it, so that the first question is in sight, and the rest below.
 */
export function StepAside({ form, step, onPick, onMissing, preview, record, children }: StepAsideProps) {
  const completeness = useCompleteness(form);
  const isNarrow = useWideWindow() !== 'wide';
  const meter = (
    <CompletenessMeter completeness={completeness} step={step} onMissing={onMissing}>
      <PreviewButton form={form} record={record} preview={preview} />
    </CompletenessMeter>
  );
  return (
    <>
      <div className="flex flex-col gap-4 lg:sticky lg:top-24">
        <StepNav titles={stepTitles(form)} step={step} onPick={onPick} completeness={completeness} />
        {!isNarrow && meter}
        {!isNarrow && <HelpLines />}
      </div>
      {children}
      {isNarrow && meter}
    </>
  );
}
