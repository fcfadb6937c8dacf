import { composeValidators, digits, required } from '@/components/fields/validators';
import { ACCOUNT } from './texts';

/** A mobile number is required and has exactly 10 digits (AUTH-1, AUTH-3). */
export const validMobile = composeValidators(required(ACCOUNT.mobileRequired), digits(10, ACCOUNT.mobileDigits));
