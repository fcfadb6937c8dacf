/** Choices and limits that forms and shapes share. */

/** How far an agent is with an enquiry. */
export const ENQUIRY_STATES = ['new', 'called', 'visited', 'closed'] as const;
export type EnquiryState = (typeof ENQUIRY_STATES)[number];

/** A review's own words, characters. */
export const REVIEW_TEXT = { least: 20, most: 1000 } as const;
