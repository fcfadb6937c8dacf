/** The words of enquiries; the specification's own are kept to the letter (JDET-9). */
export const ENQUIRY = {
  leadTitle: 'Share your details',
  leadIntro: 'The seller calls you back about prices, plans and site visits.',
  country: 'Country',
  india: 'India (+91)',
  phone: 'Phone',
  phoneRequired: 'Phone is required',
  phoneDigits: 'Phone must have exactly 10 digits',
  interestedIn: 'Interested in',
  consent: 'I agree that matching sellers may reach out to me about this and similar homes.',
  consentNeeded: 'Without your agreement nobody may call you',
  request: 'Request a call back',
  loginToRequest: 'Login to Request a call back',
  report: 'Report this listing',
  reportIntro: 'Tell us what is wrong. We look into it, and the seller does not learn who wrote.',
  reason: 'What is wrong?',
  reasonRequired: 'Please choose what is wrong',
  message: 'More about it',
  messageHint: 'This may stay empty.',
  sendReport: 'Send report',
  close: 'Close',
  applyTitle: 'Become an agent',
  applyIntro:
    'Agents post homes, plots and shops for free, with as many leads as come. Tell us in a few words where and what you sell.',
  applyMessage: 'About your work',
  apply: 'Apply as an agent',
  post: 'Post property',
} as const;

/** Why a listing is reported (PDET-9). */
export const REPORT_REASONS = [
  'It is already sold or rented',
  'The price is wrong',
  'The photos are not of this property',
  'The address or the size is wrong',
  'It is listed more than once',
  'I suspect fraud',
  'Something else',
] as const;

/** The sizes that the lead form asks about (JDET-8). */
export const LEAD_SIZES = ['2 BHK', '3 BHK', '4 BHK'] as const;
