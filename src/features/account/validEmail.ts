import { composeValidators, email, required } from '@/components/fields/validators';
import { ACCOUNT } from './texts';

/** An e-mail address is required and looks like one (AUTH-3, AUTH-6). */
export const validEmail = composeValidators(required(ACCOUNT.emailWrong), email(ACCOUNT.emailWrong));
