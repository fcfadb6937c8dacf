import { configurations } from '@/domain/bhk';
import { projectBhkApplies } from '@/domain/subtypes';

/** Where the form that asks for a call back stands on a page. */
export const LEAD_FORM_ID = 'share-your-details';

/** The words of enquiries; the specification's own are kept to the letter (JDET-9). */
export const ENQUIRY = {
  leadTitle: 'Share your details',
  leadIntro: 'The seller will call you back about prices, plans and site visits.',
  country: 'Country',
  india: 'India (+91)',
  phone: 'Phone',
  phoneRequired: 'Phone is required',
  phoneDigits: 'Phone must have exactly 10 digits',
  interestedIn: 'Interested in',
  consent: 'I agree that matching sellers may reach out to me about this and similar homes.',
  consentNeeded: 'Please tick the box so that the seller can call you',
  request: 'Request a call back',
  loginToRequest: 'Login to Request a call back',
  report: 'Report this listing',
  reportIntro: 'Tell us what is wrong. We will check, and the seller will not know it was you.',
  reason: 'What is wrong?',
  reasonRequired: 'Please choose what is wrong',
  message: 'More about it',
  messageHint: 'Optional.',
  sendReport: 'Send report',
  close: 'Close',
  applyTitle: 'Become an agent',
  applyIntro:
    'Agents post homes, plots and shops for free, with unlimited enquiries. Tell us briefly what you sell, and where.',
  applyMessage: 'About your work',
  apply: 'Apply as an agent',
  post: 'Post property',
} as const;

/** Why a listing is reported (PDET-9). */
export const REPORT_REASONS = [
  'It is already sold',
  'The price is wrong',
  'The photos are not of this property',
  'The address or the size is wrong',
  'It is listed more than once',
  'I suspect fraud',
  'Something else',
] as const;

/** The sizes that the lead form can ask about (JDET-8). */
const LEAD_SIZES = ['1 BHK', '2 BHK', '3 BHK', '4 BHK', '5 BHK'] as const;
export type LeadSize = (typeof LEAD_SIZES)[number];
/** What it asks about where a project does not say what it sells (JDET-8). */
const USUAL_SIZES: readonly LeadSize[] = ['2 BHK', '3 BHK', '4 BHK'];

interface SoldHomes {
  readonly propertyType?: string | null;
  readonly unitConfig?: readonly string[] | null;
}

/** The sizes to ask about of a project: those that it sells, where 5 is 5 and more; none where it sells no homes (JDET-8). */
export function leadSizes({ propertyType, unitConfig }: SoldHomes): readonly LeadSize[] {
  if (!projectBhkApplies(propertyType ?? '')) return [];
  const bedrooms = configurations(unitConfig);
  const sold = LEAD_SIZES.filter((_size, index) =>
    bedrooms.some((count) => Math.min(count, LEAD_SIZES.length) === index + 1),
  );
  return sold.length > 0 ? sold : USUAL_SIZES;
}
