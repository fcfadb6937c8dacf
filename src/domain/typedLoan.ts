import { LOAN_LIMITS, readLoanField, type LoanField } from './emi';
import { toNumber } from './price';
import { readNumber, readRupees } from './readTyped';

/** The number that a text says, whatever the bounds: rupees, percent or years; null for none. */
export const typedNumber = (field: LoanField, text: string): number | null =>
  toNumber(field === 'amount' ? readRupees(text) : readNumber(text));

/** The figure that a typed text says ("50 lakh"), as `readLoanField` reads it; null when it says none within the field's bounds. */
export function typedLoanField(field: LoanField, text: string): number | null {
  const typed = typedNumber(field, text);
  const { least, most } = LOAN_LIMITS[field];
  return typed === null || typed < least || typed > most ? null : readLoanField(field, String(typed));
}

/** The figure within the field's bounds that is nearest to the typed one; `value` where none is typed. */
export function nearestLoanField(field: LoanField, text: string, value: number): number {
  const { least, most } = LOAN_LIMITS[field];
  return Math.min(most, Math.max(least, typedNumber(field, text) ?? value));
}
