import { AmountField, type AmountFieldProps } from '@/components/fields/AmountField';
import { readNumber, readRupees } from '@/domain/readTyped';
import { isWhole } from '../values/numberFields';
import type { Check } from '../values/validators';
import { useCheck } from './useCheck';

/** What the amounts in rupees are for that are none of the whole. */
const BASES: Readonly<Record<string, 'sqft' | 'month'>> = { pricePerSqft: 'sqft', maintenanceCharges: 'month' };

interface NumberFieldProps extends Omit<AmountFieldProps, 'validate' | 'read' | 'odd' | 'after'> {
  /** What is odd about the number; it is told at once and enforces nothing. */
  readonly check?: Check | undefined;
  /** "45 lakh" is understood. */
  readonly inRupees?: boolean | undefined;
  /** Inside the box, after the number. */
  readonly unit?: string | undefined;
}

/** A number of a listing. Texts such as "1,275 sq ft" are understood. */
export function NumberField({ check, inRupees = false, unit, ...rest }: NumberFieldProps) {
  const say = useCheck(check);
  return (
    <AmountField
      {...rest}
      read={(text) => (inRupees ? readRupees(text, BASES[rest.name]) : readNumber(text))}
      odd={say}
      inputMode={inRupees || isWhole(rest.name) ? 'numeric' : 'decimal'}
      after={unit && <span className="pointer-events-none pr-3 text-muted">{unit}</span>}
    />
  );
}
