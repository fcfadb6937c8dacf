import { useRef } from 'react';
import { useFormState } from 'react-final-form';
import { Icon } from '@/components/ui/Icon';
import { classes } from '@/components/ui/classes';
import * as words from '@/words/posting';
import { isDouble } from './doublePress';
import type { Completeness } from './useCompleteness';
import { stepOfFaults } from './serverFault';

interface StepNavProps {
  readonly titles: readonly string[];
  /** From 1. */
  readonly step: number;
  /** `byPointer`: pressed with a finger or mouse, so that the focus may move on; arrow keys go on within the group. */
  readonly onPick: (step: number, byPointer: boolean) => void;
  readonly completeness: Completeness;
}

/** The steps as native radios, each with what it still lacks, which phones only read out (WIZ-1, EDIT-5). */
export function StepNav({ titles, step, onPick, completeness }: StepNavProps) {
  const byKey = useRef(false);
  const { submitErrors, dirtySinceLastSubmit } = useFormState({
    subscription: { submitErrors: true, dirtySinceLastSubmit: true },
  });
  const faulty = dirtySinceLastSubmit ? null : stepOfFaults(submitErrors);
  const stateOf = (number: number) => {
    if (faulty !== null && Math.min(faulty, titles.length) === number) return words.faulty;
    if (completeness.odd.includes(number)) return words.faulty;
    const count = completeness.missing.filter((each) => each.step === number).length;
    return count === 0 ? words.complete : words.toAdd({ count });
  };
  return (
    <fieldset>
      <legend className="sr-only">{words.steps}</legend>
      <div
        className={classes('grid gap-1.5 lg:grid-cols-1 lg:gap-2', titles.length === 3 ? 'grid-cols-3' : 'grid-cols-4')}
      >
        {titles.map((title, index) => {
          const number = index + 1;
          const state = stateOf(number);
          return (
            <label
              key={title}
              className="relative flex min-h-13 cursor-pointer flex-col items-start gap-1 rounded-control border border-edge bg-card px-1.5 py-1.5 transition-colors has-checked:border-brand has-checked:bg-brand-wash sm:px-3 sm:py-2 lg:flex-row lg:gap-2.5"
            >
              <input
                type="radio"
                name="posting-step"
                checked={number === step}
                onKeyDown={({ key }) => {
                  byKey.current = key.startsWith('Arrow');
                }}
                onChange={({ nativeEvent }) => {
                  if (isDouble(nativeEvent)) return;
                  onPick(number, !byKey.current);
                  byKey.current = false;
                }}
                className="size-4.5 flex-none accent-brand lg:mt-0.5"
              />
              <span className="min-w-0 max-lg:w-full">
                <span className="block text-xs leading-tight font-semibold wrap-break-word lg:text-sm">
                  <span className="max-sm:sr-only">{number}. </span>
                  {title}
                </span>{' '}
                <span
                  className={classes(
                    'flex items-center gap-1 text-xs max-lg:absolute max-lg:top-2 max-lg:right-1.5',
                    state === words.faulty
                      ? 'font-semibold text-red'
                      : state === words.complete
                        ? 'text-brand-dark'
                        : 'text-muted',
                  )}
                >
                  {state === words.complete && <Icon name="check" className="size-3.5" />}
                  {state === words.faulty && <Icon name="alert" className="size-3.5" />}
                  <span className="max-sm:sr-only">{state}</span>
                </span>
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
