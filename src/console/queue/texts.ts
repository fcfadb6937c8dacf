/** The reasons that operators give most; the owner reads them in the dashboard and in a mail. */
export const REFUSALS = [
  { label: 'Pictures', reason: 'Please add clear pictures of the property itself.' },
  { label: 'Price', reason: 'Please check the price. It does not seem to fit the property.' },
  {
    label: 'Contact data',
    reason: 'Please remove phone numbers and links from the texts and pictures. Buyers see the number of your account.',
  },
  { label: 'Listed twice', reason: 'This property is listed already. Please keep one listing for each property.' },
  { label: 'Place', reason: 'Please check the city and the locality.' },
  {
    label: 'Description',
    reason: 'Please describe the property in your own words, so that buyers know what they get.',
  },
] as const;

/** No more than this reaches the owner. */
export const LONGEST_REASON = 500;
