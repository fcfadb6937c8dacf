/**
 * What a check of a shape finds wrong, where zod's own words do not tell enough: the check has this as its message, and the
 * server words it in the language of whoever asks (`src/server/kernel/shapeFault.ts`).
 */
export type Fault =
  | 'required'
  | 'controlCharacters'
  | 'halfCharacter'
  | 'negative'
  | 'notANumber'
  | 'wholeRupees'
  | 'wholeSquareFeet'
  | 'wrongMobile'
  | 'sixDigits'
  | 'sixOrTwentyDigits'
  | 'wrongEmail'
  | 'shortReview'
  | 'sayWhy'
  | 'emptyFile'
  | 'wrongYear'
  | 'wrongYears'
  | 'pictureNeeded'
  | 'markup'
  | 'formula'
  | 'wrongPin'
  | 'notDegrees'
  | 'outsideIndia'
  | 'bothDegrees'
  | 'yesOrNo';

/** The message of a check. */
export const fault = (code: Fault): Fault => code;
