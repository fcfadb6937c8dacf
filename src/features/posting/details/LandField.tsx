import { useRef } from 'react';
import { useField } from 'react-final-form';
import { Button } from '@/components/ui/Button';
import { UNIT_WORDS } from '@/domain/area';
import { areaOfSides, oddityOf } from '@/domain/plausible';
import { indianNumber } from '@/domain/text';
import { useAreaUnit } from '@/store/device/useAreaUnit';
import * as words from '@/words/postingDetails';
import type { PostingValues } from '../values/postingValues';
import { AreaField, type AreaFieldProps } from './AreaField';

const ONLY_VALUE = { subscription: { value: true } } as const;

/**
 * An area of land, asked for in the unit in which people count such land: plots in square yards, farms in acres. Where its
 * sides make quite another one, that is there to be taken (WIZ-7, WIZ-18).
 */
export function LandField(props: Omit<AreaFieldProps, 'firstUnit'>) {
  const box = useRef<HTMLDivElement>(null);
  const selectedSubtype = useField<PostingValues['selectedSubtype']>('selectedSubtype', ONLY_VALUE).input.value;
  const plotLength = useField<PostingValues['plotLength']>('plotLength', ONLY_VALUE).input.value;
  const plotWidth = useField<PostingValues['plotWidth']>('plotWidth', ONLY_VALUE).input.value;
  const { value, onChange } = useField<PostingValues['plotArea']>('plotArea', ONLY_VALUE).input;
  const facts = { selectedSubtype, plotLength, plotWidth };
  const made = oddityOf('plotArea', value, facts) === 'sides' ? areaOfSides(facts) : null;
  return (
    <div ref={box}>
      <AreaField {...props} firstUnit={useAreaUnit({ selectedSubtype })} />
      {made !== null && (
        <Button
          variant="text"
          size="sm"
          onClick={({ detail }) => {
            onChange(String(made));
            // The button goes away: a keyboard's focus moves to the box; a finger's needs no keyboard on the screen.
            if (detail === 0) box.current?.querySelector('input')?.focus();
          }}
        >
          {words.takeArea({ area: `${indianNumber(made)} ${UNIT_WORDS.sqft.label}` })}
        </Button>
      )}
    </div>
  );
}
