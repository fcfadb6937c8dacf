import { composeValidators, email, required } from '@/components/fields/validators';
import * as words from '@/words/account';

/** An e-mail address is required and looks like one (AUTH-3, AUTH-6). */
export const validEmail = composeValidators(required(words.emailWrong), email(words.emailWrong));
