/** When somebody answers phone and chat; change it together with the numbers in `domain/site.ts`. */
export const HELP_HOURS: readonly string[] = ['Monday to Saturday, 9 am to 7 pm', 'E-mails at any time'];
