import { LOAN_LIMITS, readLoanField, type LoanField } from './emi';
import { toNumber } from './price';
import { readNumber, readRupees } from './readTyped';

/** The figure that a typed text says ("50 lakh"), as `readLoanField` reads it; null when it says none within the field's bounds. */
export function typedLoanField(field: LoanField, text: string): number | null {
  const plain = field === 'amount' ? readRupees(text) : readNumber(text);
  const typed = toNumber(plain);
  const { least, most } = LOAN_LIMITS[field];
  return typed === null || typed < least || typed > most ? null : readLoanField(field, plain);
}
