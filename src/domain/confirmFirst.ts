/** Why a new account's listing is not shown, as its owner reads it; the first of the reasons, which are a line each. */
export const CONFIRM_FIRST = 'Confirm your mobile number first.';

/** Whether a listing waits for its owner's number. */
export const waitsForNumber = (reason: string | null | undefined): boolean =>
  reason?.startsWith(CONFIRM_FIRST) ?? false;
