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

/** The steps as native radios, each with what it still lacks (WIZ-1, EDIT-5). */
export function StepNav({ titles, step, onPick, completeness }: StepNavProps) {
  const byKey = useRef(false);
  const { submitErrors, dirtySinceLastSubmit } = useFormState({
    subscription: { submitErrors: true, dirtySinceLastSubmit: true },
  });
  const faulty = dirtySinceLastSubmit ? null : stepOfFaults(submitErrors);
  const stateOf = (number: number) => {
    if (faulty !== null && Math.min(faulty, titles.length) === number) return words.faulty;
    const count = completeness.missing.filter((each) => each.step === number).length;
    return count === 0 ? words.complete : words.toAdd({ count });
  };
  return (
    <fieldset>
      <legend className="sr-only">{words.steps}</legend>
      <div className="grid grid-cols-2 gap-2 lg:grid-cols-1">
        {titles.map((title, index) => {
          const number = index + 1;
          const state = stateOf(number);
          return (
            <label
              key={title}
              className={classes(
                'flex min-h-13 cursor-pointer items-start gap-2.5 rounded-control border border-edge bg-card px-3 py-2 transition-colors has-checked:border-brand has-checked:bg-brand-wash',
                titles.length % 2 === 1 && number === titles.length && 'col-span-2 lg:col-span-1',
              )}
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
                className="mt-0.5 size-4.5 flex-none accent-brand"
              />
              <span className="min-w-0">
                <span className="block text-sm font-semibold">
                  {number}. {title}
                </span>{' '}
                <span
                  className={classes(
                    'flex items-center gap-1 text-xs',
                    state === words.faulty
                      ? 'font-semibold text-red'
                      : state === words.complete
                        ? 'text-brand-dark'
                        : 'text-muted',
                  )}
                >
                  {state === words.complete && <Icon name="check" className="size-3.5" />}
                  {state === words.faulty && <Icon name="alert" className="size-3.5" />}
                  {state}
                </span>
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
