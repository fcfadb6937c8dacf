import type { ReactNode } from 'react';
import type { PropertyRecord } from '@/api/records';
import type { FormKey } from '@/store/uploads/uploadItem';
import { useWideWindow } from '@/components/ui/usePageState';
import { HelpLines } from '../HelpLines';
import { Meter } from './FootMeter';
import { PreviewButton, type ShowListing } from './PreviewButton';
import { StepNav } from './StepNav';
import { stepTitles } from './steps';
import { nextMissing, useCompleteness, type Completeness } from './useCompleteness';
import * as words from '@/words/posting';

interface NextMissingProps {
  readonly completeness: Completeness;
  readonly step: number;
  readonly onMissing: (step: number, field: string) => void;
}

/** The way to what is to be added next. */
function NextMissing({ completeness, step, onMissing }: NextMissingProps) {
  const next = nextMissing(completeness.missing, step);
  if (next === undefined) return <p className="py-3 text-sm text-muted">{words.allThere}</p>;
  return (
    <button
      type="button"
      onClick={() => onMissing(next.step, next.field)}
      className="min-h-11 w-full text-left text-sm text-muted underline-offset-4 hover:underline"
    >
      {words.toNext} <span className="font-semibold text-brand">{next.words}</span>
    </button>
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
 * Beside the form: the steps, how complete the listing is, its preview, and who helps. In narrow windows the steps alone
 * stand above it, so that the first question is in sight, how complete it is at its foot, and the rest below.
 */
export function StepAside({ form, step, onPick, onMissing, preview, record, children }: StepAsideProps) {
  const completeness = useCompleteness(form);
  const isNarrow = useWideWindow() !== 'wide';
  const show = <PreviewButton form={form} record={record} preview={preview} />;
  const toNext = <NextMissing completeness={completeness} step={step} onMissing={onMissing} />;
  return (
    <>
      <div className="flex flex-col gap-4 lg:sticky lg:top-24">
        <StepNav titles={stepTitles(form)} step={step} onPick={onPick} completeness={completeness} />
        {!isNarrow && (
          <div className="rounded-card border border-line bg-card px-4 pt-4 pb-2">
            <Meter percent={completeness.percent} />
            {toNext}
            {show}
          </div>
        )}
        {!isNarrow && <HelpLines />}
      </div>
      {children}
      {isNarrow && (
        <div className="flex items-center justify-between gap-3 rounded-card border border-line bg-card px-4 py-2">
          {toNext}
          {show}
        </div>
      )}
    </>
  );
}
