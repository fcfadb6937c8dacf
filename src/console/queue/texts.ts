import * as words from '@/words/consoleQueue';

/** The reasons that operators give most; the owner reads them in the dashboard and in a mail. */
export const REFUSALS = [
  { label: words.refusal.reasons.pictures, reason: 'Please add clear pictures of the property itself.' },
  { label: words.refusal.reasons.price, reason: 'Please check the price. It does not seem to fit the property.' },
  {
    label: words.refusal.reasons.contact,
    reason: 'Please remove phone numbers and links from the texts and pictures. Buyers see the number of your account.',
  },
  {
    label: words.refusal.reasons.twice,
    reason: 'This property is listed already. Please keep one listing for each property.',
  },
  { label: words.refusal.reasons.place, reason: 'Please check the city and the locality.' },
  {
    label: words.refusal.reasons.description,
    reason: 'Please describe the property in your own words, so that buyers know what they get.',
  },
];

/** No more than this reaches the owner. */
export const LONGEST_REASON = 500;
