import type { AuthModalName } from '@/store/authModal/authModalSlice';

/** The modals' names (SHELL-4). */
export const TITLES: Readonly<Record<AuthModalName, string>> = {
  login: 'Login',
  signup: 'Sign up',
  verifyOtp: 'Verify Mobile Number',
  forgotPassword: 'Forgot password',
  resetPassword: 'Reset password',
};

/** The words of the account area; the specification's own are kept to the letter (AUTH-1, 3, 5, 6, 7). */
export const ACCOUNT = {
  login: TITLES.login,
  signUp: TITLES.signup,
  mobile: 'Mobile number',
  password: 'Password',
  username: 'Username',
  email: 'Email',
  otp: 'OTP',
  newPassword: 'New password',
  confirmPassword: 'Confirm password',
  mobileRequired: 'Mobile number is required',
  mobileDigits: 'Mobile number must have exactly 10 digits',
  passwordRequired: 'Password is required',
  usernameRequired: 'username is required',
  emailWrong: 'Please enter a valid email address',
  otpWrong: 'Please enter a valid otp',
  passwordWrong: 'Please enter a valid password',
  passwordsDiffer: 'Passwords do not match',
  passwordHint: 'At least 8 characters',
  forgotLink: 'Forgot password?',
  newHere: 'New here?',
  known: 'Already have an account?',
  loginInstead: 'Log in instead',
  backToLogin: 'Back to login',
  signUpIntro: 'Save listings, see phone numbers and hear back from sellers.',
  forgotIntro: 'Give the e-mail address of your account. We send a code to it, with which you choose a new password.',
  sendCode: 'Send code',
  verify: 'Verify',
  setPassword: 'Set new password',
  codeSent: (to: string) => `Enter the code that we sent to ${to || 'your e-mail address'}.`,
  codeMaySent: (to: string) =>
    `If there is an account with ${to || 'this e-mail address'}, a code is on its way to it. Enter it here and choose a new password.`,
  again: 'Send a new code',
  againIn: (seconds: number) => `Send a new code in ${seconds} s`,
  canAskAgain: 'You can ask for a new code now.',
  sentAgain: 'A new code is on its way. The earlier one no longer counts.',
  enterCode: (to: string) => `Enter the code sent to ${to || 'your e-mail address'}`,
  startAgain: 'Start again',
} as const;
