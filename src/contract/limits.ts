/** Choices and limits that forms and shapes share. */

/** How far an agent is with an enquiry. */
export const ENQUIRY_STATES = ['new', 'called', 'visited', 'closed'] as const;
export type EnquiryState = (typeof ENQUIRY_STATES)[number];

/** What an agent can ask the inbox for: one state, or what is to be done today or was before. */
export const INBOX_VIEWS = [...ENQUIRY_STATES, 'due'] as const;
export type InboxView = (typeof INBOX_VIEWS)[number];

/** The most characters: of an enquiry's message, of an agent's own note about it, and of the answer to a review. */
export const LONGEST_MESSAGE = 2000;
export const LONGEST_NOTE = 1000;
export const LONGEST_ANSWER = 1000;

/** What somebody who reports a problem writes, characters, and the log that goes with it, as it is sent (base64 of gzip). */
export const LONGEST_PROBLEM = 1000;
export const LONGEST_LOG = 900_000;

/** A review's own words, characters. */
export const REVIEW_TEXT = { least: 20, most: 1000 } as const;
