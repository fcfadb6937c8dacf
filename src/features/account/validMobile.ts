import { composeValidators, digits, required } from '@/components/fields/validators';
import * as words from '@/words/account';

/** A mobile number is required and has exactly 10 digits (AUTH-1, AUTH-3). */
export const validMobile = composeValidators(required(words.mobileRequired), digits(10, words.mobileDigits));
