import { useForm, useFormState } from 'react-final-form';
import { UNIT_WORDS } from '@/domain/area';
import { areaOfSides, differsFromSides, oddityOf } from '@/domain/plausible';
import { indianNumber } from '@/domain/text';
import { useAreaUnit } from '@/store/device/useAreaUnit';
import * as words from '@/words/postingDetails';
import type { PostingValues } from '../values/postingValues';
import { AreaField, type AreaFieldProps } from './AreaField';
import { OfferedAmount } from './OfferedAmount';

/**
 * An area of land, asked for in the unit in which people count such land: plots in square yards, farms in acres. Where its
 * sides make quite another one, that is there to be taken (WIZ-7, WIZ-18).
 */
export function LandField(props: Omit<AreaFieldProps, 'firstUnit'>) {
  const form = useForm<PostingValues>();
  const { values } = useFormState<PostingValues>({ subscription: { values: true } });
  const { selectedSubtype } = values;
  const made = areaOfSides(values);
  // Then its own words stand at the field.
  const isAsked = oddityOf('plotArea', values.plotArea, values) === 'sides';
  return (
    <OfferedAmount
      amount={differsFromSides(values) ? String(made) : null}
      reason={isAsked ? undefined : words.sidesMake}
      act={words.takeArea({ area: `${indianNumber(made)} ${UNIT_WORDS.sqft.label}` })}
      onTake={(area) => form.change('plotArea', area)}
    >
      <AreaField {...props} firstUnit={useAreaUnit({ selectedSubtype })} />
    </OfferedAmount>
  );
}
