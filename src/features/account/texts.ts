/** The words of the account area; the specification's own are kept to the letter (AUTH-1). */
export const ACCOUNT = {
  login: 'Login',
  mobile: 'Mobile number',
  password: 'Password',
  mobileRequired: 'Mobile number is required',
  mobileDigits: 'Mobile number must have exactly 10 digits',
  passwordRequired: 'Password is required',
} as const;
