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
  newPassword: 'New password',
  confirmPassword: 'Confirm password',
  mobileRequired: 'Mobile number is required',
  mobileDigits: 'Mobile number must have exactly 10 digits',
  passwordRequired: 'Password is required',
  usernameRequired: 'username is required',
  emailWrong: 'Please enter a valid email address',
  passwordWrong: 'Please enter a valid password',
  forgotLink: 'Forgot password?',
  newHere: 'New here?',
  known: 'Already have an account?',
  loginInstead: 'Log in instead',
  backToLogin: 'Back to login',
  logInTo: (aim: string) => `Log in to ${aim}.`,
  signUpTo: (aim: string) => `Sign up to ${aim}.`,
  signUpIntro: 'Save listings, see phone numbers and hear back from sellers.',
  forgotIntro: 'Enter your account’s e-mail address. We will send you a code to reset your password.',
  sendCode: 'Send code',
  verify: 'Verify',
  setPassword: 'Set new password',
  codeSent: (to: string) => `We sent the code by e-mail to ${to || 'your address'}. Enter it here.`,
  codeMaySent: (to: string) =>
    `If there is an account with ${to || 'this e-mail address'}, a code is on its way to it. Enter it here and choose a new password.`,
  longCode: 'If no new e-mail arrives, use the long code from any e-mail we sent you in the last hour.',
  enterCode: (to: string) => `Enter the code sent to ${to || 'your e-mail address'}`,
  startAgain: 'Start again',
} as const;
