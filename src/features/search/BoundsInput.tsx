import { useRef, useState, type FocusEvent } from 'react';
import { TextInput } from '@/components/fields/TextInput';
import { classes } from '@/components/ui/classes';
import { toNumber } from '@/domain/price';
import * as words from '@/words/search';

interface Bounds {
  /** 0 is no bound. */
  readonly min: number;
  readonly max: number;
}

interface BoundsInputProps extends Bounds {
  /** What is bounded, with its unit: "Budget in lakh". */
  readonly label: string;
  /** Inside the boxes, in place of a label to be seen: they belong to what stands above them. */
  readonly unit?: string;
  /** The names of both in an address; without them the boxes work by the script alone. */
  readonly names?: readonly [min: string, max: string];
  readonly onBounds: (bounds: Bounds) => void;
}

/** What was typed as a number above 0; anything else is no bound. */
const amountOf = (typed: string): number => Math.max(0, toNumber(typed) ?? 0);

/** A least and a most amount, typed; each counts when its field is left or Enter is pressed. */
export function BoundsInput({ label, unit, names, min, max, onBounds }: BoundsInputProps) {
  /** The least that was typed since the focus came: the address follows later. */
  const typedMin = useRef<number | null>(null);
  const [isSwapped, setSwapped] = useState(false);
  // Of two bounds that exclude everything the one from before gives way; typed one after the other they are swapped.
  const setMin = (least: number) => {
    typedMin.current = least;
    setSwapped(false);
    onBounds({ min: least, max: max < least ? 0 : max });
    return least;
  };
  const setMax = (most: number) => {
    const least = typedMin.current ?? min;
    const isWrong = most > 0 && most < least;
    const swaps = isWrong && typedMin.current !== null;
    const next = swaps ? { min: most, max: least } : { min: isWrong ? 0 : least, max: most };
    setSwapped(swaps);
    onBounds(next);
    return next.max;
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) typedMin.current = null;
  };
  return (
    <fieldset className={classes(names === undefined && 'noscript:hidden')} onBlur={leave}>
      <legend className={unit === undefined ? 'mb-1.5 text-sm font-semibold' : 'sr-only'}>{label}</legend>
      <div className="grid grid-cols-2 gap-2.5">
        <BoundInput
          {...{ unit }}
          name={names?.[0]}
          label={words.bounds.from({ what: label })}
          placeholder={words.bounds.min}
          bound={min}
          onBound={setMin}
        />
        <BoundInput
          {...{ unit }}
          name={names?.[1]}
          label={words.bounds.to({ what: label })}
          placeholder={words.bounds.max}
          bound={max}
          onBound={setMax}
        />
      </div>
      <p role="status" className="mt-1 text-sm text-muted empty:hidden">
        {isSwapped && words.bounds.swapped}
      </p>
    </fieldset>
  );
}

interface BoundInputProps {
  readonly name: string | undefined;
  readonly label: string;
  readonly unit: string | undefined;
  readonly placeholder: string;
  readonly bound: number;
  /** Answers what the box shows then. */
  readonly onBound: (amount: number) => number;
}

function BoundInput({ name, label, unit, placeholder, bound, onBound }: BoundInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  // The address follows a moment later: until then what was typed stands.
  const [addressed, setAddressed] = useState(bound);
  if (addressed !== bound) {
    setAddressed(bound);
    setTyped(null);
  }
  function take() {
    if (typed === null) return;
    const amount = amountOf(typed);
    if (amount === bound || onBound(amount) === bound) setTyped(null);
  }
  return (
    <TextInput
      name={name}
      label={label}
      hideLabel
      placeholder={placeholder}
      inputMode="decimal"
      autoComplete="off"
      maxLength={12}
      after={unit && <span className="pointer-events-none pr-3 text-sm text-muted">{unit}</span>}
      value={typed ?? (bound > 0 ? String(bound) : '')}
      onChange={setTyped}
      onBlur={take}
      onKeyDown={(event) => {
        if (event.key === 'Enter') take();
      }}
    />
  );
}
