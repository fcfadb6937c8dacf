import { displayPhone } from '@/domain/contact';

/** The words around the confirmation of one's own mobile number. */
export const PHONE = {
  title: 'Confirm your mobile number',
  why: 'Buyers call this number. We show it, and your first listing, once you have confirmed that it is yours.',
  lost: 'Your account has no mobile number. Please enter yours and confirm it.',
  changeTitle: 'Change your mobile number',
  whyChange: 'We send a code to your new number. Once you have confirmed it, buyers call that one.',
  change: 'Change number',
  keep: 'Keep this number',
  number: 'Mobile number',
  numberRequired: 'Mobile number is required',
  numberDigits: 'Mobile number must have exactly 10 digits',
  numberIsOwn: 'This number is confirmed already',
  password: 'Your password',
  whyPassword: 'We ask for it so that nobody else can change the number of your account.',
  passwordRequired: 'Please enter your password',
  send: 'Send code',
  sent: (to: string) => `We sent a code by text message to ${displayPhone(to)}. Enter it here.`,
  confirm: 'Confirm number',
  other: 'Use another number',
  confirmed: (phone: string | null) => `Your mobile number ${displayPhone(phone)} is confirmed.`,
} as const;
