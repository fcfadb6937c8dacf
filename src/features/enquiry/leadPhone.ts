import { composeValidators, digits, required } from '@/components/fields/validators';
import * as words from '@/words/enquiryLead';

/** A number to be called back on: ten digits (JDET-8). */
export const validPhone = composeValidators(required(words.phoneRequired), digits(10, words.phoneDigits));
