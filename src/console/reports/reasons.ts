import * as ofListings from '@/words/enquiryReport';
import * as ofReviews from '@/words/agentReviewDialog';

const WORDS: ReadonlyMap<string, string> = new Map(
  [ofListings.reasons, ofReviews.reasons].flatMap((reasons) => Object.entries(reasons)),
);

/** A reason that a visitor chose, in the page's language; another stays as it is. */
export const reasonLabel = (reason: string): string => WORDS.get(reason) ?? reason;
